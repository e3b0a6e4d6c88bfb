import { z } from 'zod';
import { TOOLS, type ToolKey } from '../tools/registry.js';
import { callsFor, errors, idParam, nothing, pageOf, pageQuery, timestamp } from './call.js';

const version = z.object({ id: z.string(), at: timestamp, authors: z.array(z.string()), changes: z.number() });
/** One point in the history of a live document that can be looked at and brought back. */
export type DocumentVersion = z.infer<typeof version>;
const versionParam = idParam.extend({ versionId: z.string().regex(/^\d{1,19}$/) });

/** Returns the calls for versions of a live document and their restore: the same for every tool that has one. */
export function versionCalls(tool: ToolKey) {
  const { kind, route } = TOOLS[tool];
  const call = callsFor(kind);
  const all = `${route}/{id}/versions` as const;
  return {
    versions: call
      .meta({ operation: 'item.readHistory', itemParam: 'id' })
      .route({ method: 'GET', path: all })
      .input(idParam.extend(pageQuery))
      .output(pageOf(version))
      .errors(errors('NOT_FOUND', 'FORBIDDEN', 'FEATURE_DISABLED')),
    /** the whole Yjs state at that version, base64, as far as the caller may see it */
    version: call
      .meta({ operation: 'item.readHistory', itemParam: 'id', keys: ['versionId'] })
      .route({ method: 'GET', path: `${all}/{versionId}` })
      .input(versionParam)
      .output(
        version.extend({
          state: z.string(),
          /** files that were on it and are gone for ever; they are left out here and when it comes back */
          filesGone: z.number(),
        }),
      )
      .errors(errors('NOT_FOUND', 'FORBIDDEN', 'FEATURE_DISABLED')),
    restoreVersion: call
      .meta({ operation: 'item.restoreHistory', itemParam: 'id', keys: ['versionId'] })
      .route({ method: 'POST', path: `${all}/{versionId}/restore` })
      .input(versionParam)
      .output(nothing)
      .errors(errors('NOT_FOUND', 'FORBIDDEN', 'FEATURE_DISABLED', 'COLLABORATION_UNAVAILABLE')),
  };
}
