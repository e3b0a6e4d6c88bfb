import { LIMITS, type QuestionResult } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { v5 } from 'uuid';

export type TextAnswer = NonNullable<QuestionResult['texts']>[number];
export type FileAnswer = NonNullable<QuestionResult['files']>[number];
export type OfQuestion<T> = T & { questionId: string };

/** The newest free texts of each question and all that are released, in the order in which they came. The others are in the responses. */
export async function textsForTeacher(manager: EntityManager, itemId: string): Promise<OfQuestion<TextAnswer>[]> {
  return manager.query<OfQuestion<TextAnswer>[]>(
    `select "questionId", "responseId", text, released from (
       select a.question_id as "questionId", a.response_id as "responseId", a.text, a.released, r.submitted_at,
              row_number() over (partition by a.question_id order by r.submitted_at desc, r.id desc) as age
         from survey_response r join survey_answer a on a.response_id = r.id
        where r.item_id = $1 and r.submitted_at is not null and a.text is not null) t
      where age <= $2 or released order by submitted_at, "responseId"`,
    [itemId, LIMITS.survey.listed],
  );
}

/** What the teacher let out. The ids differ from question to question: nobody can put together who wrote what. */
export async function releasedTexts(manager: EntityManager, itemId: string): Promise<OfQuestion<TextAnswer>[]> {
  const rows = await manager.query<OfQuestion<TextAnswer>[]>(
    `select a.question_id as "questionId", a.response_id as "responseId", a.text, true as released
       from survey_response r join survey_answer a on a.response_id = r.id
      where r.item_id = $1 and r.submitted_at is not null and a.text is not null and a.released order by r.submitted_at, r.id`,
    [itemId],
  );
  return rows.map((row) => ({ ...row, responseId: v5(row.questionId, row.responseId) }));
}

/** The newest files of each question, in the order in which they came. */
export async function filesForTeacher(manager: EntityManager, itemId: string): Promise<OfQuestion<FileAnswer>[]> {
  return manager.query<OfQuestion<FileAnswer>[]>(
    `select "questionId", "responseId", id, name, bytes, image from (
       select a.question_id as "questionId", a.response_id as "responseId", f.id, f.name, f.bytes, f.thumbnail_key is not null as image, r.submitted_at,
              row_number() over (partition by a.question_id order by r.submitted_at desc, r.id desc) as age
         from survey_response r join survey_answer a on a.response_id = r.id join owner_file f on f.id = a.file_id
        where r.item_id = $1 and r.submitted_at is not null) t
      where age <= $2 order by submitted_at, "responseId"`,
    [itemId, LIMITS.survey.listed],
  );
}
