import type { CSSVariablesResolver } from '@mantine/core';

/** Mantine's own colour variables, pointed at the roles: contrast and scheme then need no second set of values. */
const roles = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-disabled': 'var(--surface-3)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-tafel-light': 'var(--brand-tint)',
  '--mantine-color-tafel-light-hover': 'var(--brand-tint-hover)',
  '--mantine-color-tafel-light-color': 'var(--on-brand-tint)',
  '--mantine-color-tafel-filled': 'var(--brand)',
  '--mantine-color-tafel-filled-hover': 'var(--brand-hover)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
};

/** Same answer for both schemes, because the roles themselves change with scheme and contrast. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles });
