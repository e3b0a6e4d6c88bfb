import { AI_STEP_LIMITS } from '@murmel/contracts';
import { findAddresses } from '@murmel/documents';
import type { ToolContext } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';

/** An address as it was written, up to a space. */
const WRITTEN = /https?:\/\/[^\s<>"'\u0060]+/gi;

/** Returns the addresses in the text as browsers would request them. */
export function addressesIn(typed: readonly string[]): ReadonlySet<string> {
  const found = typed.flatMap((text) => [...(text.match(WRITTEN) ?? []), ...findAddresses(text).map(({ address }) => address)]);
  return new Set(found.flatMap((one) => URL.parse(one)?.href ?? []));
}

/**
 * Returns the address if words of others may have led to it: neither the person wrote it, nor a search of this answer found it. An injected
 * text could otherwise send away in it what the chat holds.
 * @throws StepFailed for what is no address of the web, and for one that is too long to be shown whole
 */
export function strangeAddress({ typed, found }: Pick<ToolContext, 'typed' | 'found'>, address: string): string | undefined {
  const wanted = URL.parse(address);
  // A name before an @ looks like the host to people.
  const isPlain = wanted && /^https?:$/.test(wanted.protocol) && wanted.username === '' && wanted.password === '';
  if (!isPlain) throw new StepFailed('notAsked');
  if (found.has(wanted.href) || addressesIn(typed).has(wanted.href)) return undefined;
  if (wanted.href.length > AI_STEP_LIMITS.shown) throw new StepFailed('notAsked');
  return wanted.href;
}
