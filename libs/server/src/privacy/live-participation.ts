import { OwnerFile } from '../database/entities/owner-file.js';
import { Survey } from '../database/entities/survey.js';
import { SurveyAnswer } from '../database/entities/survey-answer.js';
import { SurveyQuestion } from '../database/entities/survey-question.js';
import { SurveyResponse } from '../database/entities/survey-response.js';
import { WordCloud } from '../database/entities/word-cloud.js';
import { WordCloudMark } from '../database/entities/word-cloud-mark.js';
import { WordCloudWord } from '../database/entities/word-cloud-word.js';
import { detach, exportRows, nothingToErase, nothingToExport, type PrivacyDeclaration } from './declaration.js';

const WITH_ITEM = 'as long as the item';

/** Words, answers and files that people put into items. In somebody else's item they stay and lose their author. */
export const participationDeclarations: readonly PrivacyDeclaration[] = [
  { entity: WordCloud, personalFields: [], retention: WITH_ITEM, export: nothingToExport, erase: nothingToErase },
  { entity: WordCloudMark, personalFields: [], retention: WITH_ITEM, export: nothingToExport, erase: nothingToErase },
  {
    entity: WordCloudWord,
    personalFields: ['accountId', 'visitorId', 'text', 'createdAt'],
    retention: `${WITH_ITEM}, until its author, or who may change the cloud, removes it`,
    export: exportRows('select item_id, text, created_at from word_cloud_word where account_id = $1 order by created_at'),
    erase: detach('word_cloud_word'),
  },
  { entity: Survey, personalFields: [], retention: WITH_ITEM, export: nothingToExport, erase: nothingToErase },
  { entity: SurveyQuestion, personalFields: [], retention: WITH_ITEM, export: nothingToExport, erase: nothingToErase },
  {
    entity: SurveyAnswer,
    personalFields: ['optionIds', 'number', 'text', 'fileId'],
    retention: `${WITH_ITEM}, until who may read responses removes the response`,
    export: exportRows(`select r.item_id, a.question_id, a.option_ids, a.number, a.text, a.file_id from survey_answer a
      join survey_response r on r.id = a.response_id where r.account_id = $1 order by r.created_at`),
    erase: nothingToErase,
  },
  {
    entity: SurveyResponse,
    personalFields: ['accountId', 'visitorId', 'submittedAt', 'updatedAt', 'createdAt'],
    retention: `${WITH_ITEM}, until who may read responses removes it`,
    export: exportRows(
      'select id, item_id, submitted_at, updated_at, created_at from survey_response where account_id = $1 order by created_at',
    ),
    erase: detach('survey_response'),
  },
  {
    entity: OwnerFile,
    personalFields: ['accountId', 'visitorId', 'name', 'storageKey', 'thumbnailKey', 'createdAt'],
    retention: `${WITH_ITEM}, until its sender removes it`,
    export: exportRows(`select f.id, f.item_id, f.name, f.content_type, f.bytes, f.created_at from owner_file f
      where f.account_id = $1 or f.item_id in (select id from item where owner_id = $1) order by f.created_at`),
    erase: detach('owner_file'),
  },
];
