import { ASSISTANT_LIMITS, type AssistantAvatar, type ToolInput } from '@murmel/contracts';
import { Assistant, OwnerFile } from '@murmel/server';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { isDeniedName } from '../../core/insults/denied-names.js';
import type { ItemFields } from '../../core/tool-contribution/item-fields.js';
import { apiError } from '../../platform/api-error.js';

type Settings = ToolInput<'assistants', 'update'>;
const { name, description } = ASSISTANT_LIMITS;

/**
 * Refuses names of people that may not be impersonated, and texts that do not fit on a card. @throws ASSISTANT_NAME_DENIED, TEXT_TOO_LONG
 * with the number
 */
export function refuseFields({ title, description: about }: ItemFields): void {
  if (title !== undefined && title.length > name.max) throw apiError('TEXT_TOO_LONG', { max: name.max, field: 'title' });
  if (about !== undefined && about.length > description.max)
    throw apiError('TEXT_TOO_LONG', { max: description.max, field: 'description' });
  if (title !== undefined && isDeniedName(title)) throw apiError('ASSISTANT_NAME_DENIED');
}

/** Writes what was sent of an assistant. @throws ASSISTANT_AVATAR_UNKNOWN */
export async function writeAssistant(manager: EntityManager, itemId: string, settings: Settings): Promise<void> {
  const { avatar, ...plain } = settings;
  if (avatar) await refuseAvatar(manager, itemId, avatar);
  const given = Object.fromEntries(Object.entries({ ...plain, avatar }).filter(([field, value]) => value !== undefined && OWN.has(field)));
  if (Object.keys(given).length > 0) await manager.update(Assistant, { itemId }, given);
}

const OWN: ReadonlySet<string> = new Set([
  'instructions',
  'model',
  'tools',
  'mcpTools',
  'starters',
  'category',
  'subcategory',
  'personaCategory',
  'avatar',
  'dailyLimit',
  'pupilDescription',
  'showSources',
] satisfies (keyof Settings)[]);

/** @throws ASSISTANT_AVATAR_UNKNOWN for a picture that is not in this assistant */
async function refuseAvatar(manager: EntityManager, itemId: string, { file }: AssistantAvatar): Promise<void> {
  if (file === null) return;
  const picture = { id: file, itemId, usedBy: 'part' as const, thumbnailKey: Not(IsNull()) };
  if (!(await manager.existsBy(OwnerFile, picture))) throw apiError('ASSISTANT_AVATAR_UNKNOWN');
}
