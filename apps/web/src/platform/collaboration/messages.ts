import {
  type BoardAnswer,
  type BoardRefusal,
  COLLABORATION_CODES,
  type CollaborationCode,
  type CollaborationNotice,
  type CollaborationRefusal,
  type ErrorCode,
  type OwnParts,
} from '@murmel/contracts';

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export function asRefusal(value: unknown): CollaborationRefusal | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, limit } = value as Record<string, unknown>;
  if (typeof code !== 'string' || !(code in COLLABORATION_CODES)) return undefined;
  return { code: code as CollaborationCode, ...(typeof limit === 'number' ? { limit } : {}) };
}

/** @returns the refusal inside a close reason, undefined when the connection just ended */
export function readRefusal(reason: string | undefined): CollaborationRefusal | undefined {
  return reason ? asRefusal(parsed(reason)) : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of a code; which there are is a long list, and one that only a newer server knows is still a refusal. */
const CODE = /^[A-Z_]{1,60}$/;

function asBoardRefusal(value: unknown): BoardRefusal {
  const { code, limit, seconds } = isRecord(value) ? value : {};
  return {
    code: typeof code === 'string' && CODE.test(code) ? (code as ErrorCode) : 'INTERNAL',
    ...(typeof limit === 'number' ? { limit } : {}),
    ...(typeof seconds === 'number' ? { seconds } : {}),
  };
}

function asAnswer({ re, ok, made, refusal }: Record<string, unknown>): BoardAnswer | undefined {
  if (typeof re !== 'string') return undefined;
  if (ok !== true) return { type: 'answer', re, ok: false, refusal: asBoardRefusal(refusal) };
  return { type: 'answer', re, ok: true, made: Array.isArray(made) ? made.filter((id) => typeof id === 'string') : [] };
}

function asOwnParts({ parts, stoppedUntil }: Record<string, unknown>): OwnParts | undefined {
  const known = isRecord(parts) && Object.values(parts).every((table) => isRecord(table) && Object.values(table).every(isRecord));
  if (!known || !(stoppedUntil === null || typeof stoppedUntil === 'string')) return undefined;
  return { type: 'own', parts: parts as OwnParts['parts'], stoppedUntil };
}

/** @returns undefined for anything this release does not know */
export function readNotice(payload: string): CollaborationNotice | undefined {
  const value = parsed(payload);
  if (value?.type === 'right' && (value.right === 'read' || value.right === 'write'))
    return { type: 'right', right: value.right, because: value.because === 'damaged' ? 'damaged' : 'access' };
  if (value?.type === 'restored' && typeof value.versionAt === 'string') return { type: 'restored', versionAt: value.versionAt };
  if (value?.type === 'answer') return asAnswer(value);
  if (value?.type === 'own') return asOwnParts(value);
  const refusal = value?.type === 'refused' ? asRefusal(value.refusal) : undefined;
  return refusal ? { type: 'refused', refusal } : undefined;
}
