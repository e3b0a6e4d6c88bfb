import type { ComponentType } from 'react';

/** A drawn icon, as from Tabler: decoration beside a word, so screen readers skip it. */
export type Icon = ComponentType<{ size?: string | number; stroke?: string | number; className?: string; 'aria-hidden'?: boolean }>;
