import { KNOWLEDGE_TYPES, OFFICE_TYPES, PICTURE_TYPES, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { PupilFeedbackAssignment } from '@murmel/server';
import { answerFiles } from '../../core/answers/answer-files.js';
import type { FileContribution } from '../../core/tool-contribution/contributions.js';
import { apiError } from '../../platform/api-error.js';
import { itemOf } from '../../platform/request-context.js';
import { assignmentOf } from './assignment-repository.js';

const TYPES = [...new Set([...PICTURE_TYPES, ...OFFICE_TYPES, ...KNOWLEDGE_TYPES])];
const NAMES = /\.(?:jpe?g|png|webp|gif|pdf|docx|xlsx|pptx|odt|ods|odp|txt|md|csv)$/i;

/** Files as material: for those who may change the assignment to send, for all who read it to open. */
export const assignmentFiles: FileContribution = {
  operation: 'item.update',
  usedBy: 'part',
  types: TYPES,
  maxMegabytes: () => Promise.resolve(PUPIL_FEEDBACK_LIMITS.files.megabytes),
  // Plain text shows nothing by its bytes: only its name says that it is some.
  async refuseKeeping(_manager, _asking, name) {
    if (!NAMES.test(name)) throw apiError('UNSUPPORTED_TYPE', { types: TYPES });
  },
  parts: {
    useOf: async (manager, context, fileId) =>
      (await assignmentOf(manager, itemOf(context).id)).files.includes(fileId) ? 'seen' : 'unused',
    async inUse(manager, itemId) {
      const assignment = await manager.findOneBy(PupilFeedbackAssignment, { itemId });
      return new Set(assignment?.files ?? []);
    },
  },
};

/** Photos of texts on paper: pictures alone, for those who write; each goes once it was read. */
export const textPhotos: FileContribution = { ...answerFiles(), types: ['image/jpeg', 'image/png', 'image/webp'] };
