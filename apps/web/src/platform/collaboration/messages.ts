import { COLLABORATION_CODES, type CollaborationCode, type CollaborationNotice, type CollaborationRefusal } from '@murmel/contracts';

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function asRefusal(value: unknown): CollaborationRefusal | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, limit } = value as Record<string, unknown>;
  if (typeof code !== 'string' || !(code in COLLABORATION_CODES)) return undefined;
  return { code: code as CollaborationCode, ...(typeof limit === 'number' ? { limit } : {}) };
}

/** @returns the refusal inside a close reason, undefined when the connection just ended */
export function readRefusal(reason: string | undefined): CollaborationRefusal | undefined {
  return reason ? asRefusal(parsed(reason)) : undefined;
}

/** @returns undefined for anything this release does not know */
export function readNotice(payload: string): CollaborationNotice | undefined {
  const value = parsed(payload);
  if (value?.type === 'right' && (value.right === 'read' || value.right === 'write')) return { type: 'right', right: value.right, because: 'access' };
  if (value?.type === 'restored' && typeof value.versionAt === 'string') return { type: 'restored', versionAt: value.versionAt };
  const refusal = value?.type === 'refused' ? asRefusal(value.refusal) : undefined;
  return refusal ? { type: 'refused', refusal } : undefined;
}
