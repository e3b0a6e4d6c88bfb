import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/**
 * Button colours: the brand and danger variants come from roles (dark mode needs dark text on light green),
 * everything else from Mantine.
 */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const colour = input.color ?? input.theme.primaryColor;
  if (colour === input.theme.primaryColor) {
    if (input.variant === 'filled') {
      return { background: 'var(--brand)', hover: 'var(--brand-hover)', color: 'var(--on-brand)', border: '1px solid transparent' };
    }
    if (input.variant === 'light') {
      return {
        background: 'var(--brand-tint)',
        hover: 'var(--brand-tint-hover)',
        color: 'var(--on-brand-tint)',
        border: '1px solid var(--tint-edge)',
      };
    }
    if (input.variant === 'subtle') {
      return { background: 'transparent', hover: 'var(--surface-3)', color: 'var(--on-brand-tint)', border: '1px solid transparent' };
    }
  }
  if (colour === 'koralle' && input.variant === 'filled') {
    return {
      background: 'var(--danger-fill)',
      hover: 'var(--danger-fill-hover)',
      color: 'var(--on-danger)',
      border: '1px solid transparent',
    };
  }
  return defaultVariantColorsResolver(input);
};
