import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './fonts.css';
import './roles.css';
import './colours.css';
import './base.css';
import './waiting.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { cssVariablesResolver } from './css-variables';
import { useAppearance } from './settings';
import { theme } from './theme';

interface UiProviderProps {
  children: ReactNode;
  /** Nonce for the one style element that Mantine writes, where the page's policy asks for one. */
  styleNonce?: string | undefined;
}

/** Theme, colour scheme and contrast for everything below. Stands once, outside the router. */
export function UiProvider({ children, styleNonce }: UiProviderProps) {
  const { scheme, contrast } = useAppearance();
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (contrast === 'more') root.setAttribute('data-contrast', 'more');
    else root.removeAttribute('data-contrast');
  }, [contrast]);
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      cssVariablesResolver={cssVariablesResolver}
      {...(styleNonce === undefined ? {} : { getStyleNonce: () => styleNonce })}
    >
      {children}
    </MantineProvider>
  );
}
