import { type BlockKind, H5P_ENDING } from '@murmel/contracts';
import type { KnownBlock } from '@murmel/documents';
import { OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { newlyNamed, PART_POINTERS, type PartContent, type Pointer } from '../../../core/parts/part-pointers.js';
import { apiError } from '../../../platform/api-error.js';
import { itemOf, type RequestContext } from '../../../platform/request-context.js';

/** The kinds of blocks that point to something outside of the sheet. */
const POINTERS: { readonly [K in BlockKind]?: Pointer } = {
  Image: PART_POINTERS.image!,
  Video: PART_POINTERS.video!,
  File: PART_POINTERS.file!,
  H5p: ownPackage,
};

/** Checks references of a block's content to things outside of the sheet. The operation checks the rest. */
@Injectable()
export class CheckBlockContent {
  constructor(private readonly database: DataSource) {}

  /** @throws BLOCK_INVALID for files that were not sent to this sheet, as for unknown ones, H5P_ONLY */
  async accepted(
    context: RequestContext,
    kind: BlockKind,
    given: PartContent | undefined,
    block?: KnownBlock,
  ): Promise<{ content?: PartContent }> {
    if (!given) return {};
    const pointer = POINTERS[kind];
    if (!pointer) return { content: given };
    const before = (block?.content ?? {}) as PartContent;
    const content = await pointer({ manager: this.database.manager, asking: context, given, before });
    if (!content) throw apiError('BLOCK_INVALID');
    return { content };
  }
}

/** A file that was sent to this sheet, under its own name. */
async function ownPackage(part: Parameters<Pointer>[0]): ReturnType<Pointer> {
  const id = newlyNamed(part, 'file');
  if (id === undefined) return part.given;
  const file = isUuid(id) ? await part.manager.findOneBy(OwnerFile, { id, itemId: itemOf(part.asking).id, usedBy: 'part' }) : null;
  if (file && !file.name.toLowerCase().endsWith(H5P_ENDING)) throw apiError('H5P_ONLY');
  return file ? { ...part.given, name: file.name } : undefined;
}
