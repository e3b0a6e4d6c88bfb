import { createTheme, rem } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import classes from './controls.module.css';
import { scales } from './scales';
import { variantColorResolver } from './variants';

const { nacht, sand, tinte, ...families } = scales;

const field = { defaultProps: { radius: 'md', size: 'md' }, classNames: { input: classes.input, wrapper: classes.wrapper } };

/** The look of every Mantine component; colours of roles stand in roles.css. */
export const theme = createTheme({
  colors: {
    ...families,
    sand,
    tinte,
    gray: [sand[0], sand[1], sand[2], sand[3], sand[4], sand[5], tinte[5], tinte[6], tinte[7], tinte[8]],
    dark: nacht,
  },
  primaryColor: 'tafel',
  primaryShade: { light: 7, dark: 3 },
  variantColorResolver,
  autoContrast: true,
  luminanceThreshold: 0.36,
  white: '#FFFFFF',
  black: tinte[9],
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-heading)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.2' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  fontSizes: { xs: rem(13), sm: rem(15), md: rem(17), lg: rem(20), xl: rem(24) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.3' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  radius: { xs: rem(6), sm: rem(8), md: rem(12), lg: rem(18), xl: rem(28) },
  defaultRadius: 'md',
  shadows: { xs: 'var(--shadow-1)', sm: 'var(--shadow-1)', md: 'var(--shadow-2)', lg: 'var(--shadow-3)', xl: 'var(--shadow-3)' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { radius: 'xl', size: 'md' }, classNames: { root: classes.button, label: classes.buttonLabel } },
    InputWrapper: { classNames: { label: classes.label, description: classes.description, error: classes.error } },
    TextInput: field,
    Textarea: field,
    NativeSelect: {
      ...field,
      defaultProps: { ...field.defaultProps, rightSection: createElement(IconChevronDown, { size: 20, stroke: 1.9, 'aria-hidden': true }) },
    },
    Checkbox: {
      defaultProps: { size: 'md', radius: 'xs' },
      classNames: { input: classes.box, icon: classes.boxIcon, label: classes.boxLabel, body: classes.boxBody },
    },
  },
});
