import type { EntityManager } from 'typeorm';
import type { ExportedContent, ToolContribution } from '../../core/tool-contribution/contributions.js';
import { cloudItem } from './cloud-item.js';
import { type CloudAudience, cloudAudience, cloudState } from './cloud-state.js';
import { cloudCopying, othersInWordCloud } from './copy-cloud.js';
import { addDemoCloud } from './demo-cloud.js';
import { wordCloudPdf } from './pdf/word-cloud-pdf.js';
import { cloudPictures } from './picture/cloud-picture.js';
import { wordCloudActivity } from './project-activity.js';
import { cloudTemplates } from './templates/cloud-templates.js';
import { wordCloudSearchText } from './word-cloud-search-text.js';

/** Contributes word clouds to the life cycle of items. Words are deleted with the item's row by cascade. */
export const wordCloudsContribution: ToolContribution = {
  item: cloudItem,
  live: {
    audiences: {
      teacher: { everyMs: 100, seesPeople: true },
      // Phones on bad Wi-Fi: the wall in front of them is what moves at once.
      guestShown: { everyMs: 500, seesPeople: false },
      galleryLook: { everyMs: 500, seesPeople: false },
      guestHidden: { everyMs: 500, seesPeople: false },
    },
    audienceOf: cloudAudience,
    state: (manager, itemId, audience) => cloudState(manager, itemId, audience as CloudAudience),
  },
  pictures: cloudPictures,
  activity: wordCloudActivity,
  addExample: addDemoCloud,
  copying: cloudCopying,
  othersSeen: othersInWordCloud,
  templates: cloudTemplates,
  exportContent,
  pdf: wordCloudPdf,
  searchText: wordCloudSearchText,
};

/** One line per word with how often it came. */
async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const state = await cloudState(manager, itemId, 'teacher');
  const words = 'words' in state ? state.words : [];
  return [{ extension: '.txt', contents: words.map(({ text, count }) => `${count}\t${text}`).join('\n') }];
}
