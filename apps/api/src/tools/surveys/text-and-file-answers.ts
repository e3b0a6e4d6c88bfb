import { extname } from 'node:path';
import { LIMITS, type QuestionResult } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { v5 } from 'uuid';

export type TextAnswer = NonNullable<QuestionResult['texts']>[number];
export type FileAnswer = NonNullable<QuestionResult['files']>[number];
export type AnswersOfQuestion<T> = T & { questionId: string };
/** Entries with the number of all answers to their question, including those that did not fit. */
export type CountedAnswers<T> = AnswersOfQuestion<T> & { all: number };

const { stateBytes, excerptMax, listed } = LIMITS.survey;
/** Bytes of an answer beside its text: ids, names of fields, punctuation. */
const TEXT_BYTES = 120;
const FILE_BYTES = 220;
/** JSON writes one character with so many bytes at most. */
const BYTES_PER_CHARACTER = 6;

const ANSWERED =
  'survey_response r join survey_answer a on a.response_id = r.id where r.item_id = $1 and r.submitted_at is not null and a.text is not null';

/**
 * Returns the free texts that fit into a state: for each question released ones first and the newest of them, in the order in which they
 * came. Long ones are cut.
 * @param questions how many share the state
 */
export async function textsForTeacher(manager: EntityManager, itemId: string, questions: number): Promise<CountedAnswers<TextAnswer>[]> {
  return fitting(manager, itemId, questions, '');
}

/**
 * Returns the texts the teacher released, as far as they fit. The ids differ from question to question, so that answers of one writer
 * cannot be linked.
 */
export async function releasedTexts(manager: EntityManager, itemId: string, questions: number): Promise<CountedAnswers<TextAnswer>[]> {
  return (await fitting(manager, itemId, questions, 'and a.released')).map(withoutPerson);
}

async function fitting(
  manager: EntityManager,
  itemId: string,
  questions: number,
  condition: string,
): Promise<CountedAnswers<TextAnswer>[]> {
  const share = Math.floor(stateBytes / questions);
  // One of each question fits in any case.
  const excerpt = Math.min(excerptMax, Math.floor((share - TEXT_BYTES) / BYTES_PER_CHARACTER));
  // More than can fit are not even looked for, newest first by the index: to put all of a large survey in order takes a second.
  const most = Math.min(listed, Math.ceil(share / TEXT_BYTES));
  return manager.query<CountedAnswers<TextAnswer>[]>(
    `with counted as materialized (
       select a.question_id, count(*)::int as "all", coalesce(array_agg(r.id) filter (where a.released), '{}') as released from ${ANSWERED} ${condition} group by 1)
     select "questionId", "responseId", text, released, cut, "all" from (
       select n.*, sum(octet_length(to_json(text)::text) + ${TEXT_BYTES}) over (partition by "questionId" order by place) as bytes from (
         select c.question_id as "questionId", k.id as "responseId", left(a.text, $2) as text, char_length(a.text) > $2 as cut, a.released, c."all",
                row_number() over (partition by c.question_id order by a.released desc, k.submitted_at desc, k.id desc) as place, k.submitted_at
           from counted c
          cross join lateral (
            (select r.id, r.submitted_at from unnest(c.released) let join survey_response r on r.id = let order by r.submitted_at desc, r.id desc limit $4)
            union all
            (select r.id, r.submitted_at from ${ANSWERED} and a.question_id = c.question_id and not a.released
                and cardinality(c.released) < least(c."all", $4) order by r.submitted_at desc, r.id desc limit $4)) k
           join survey_answer a on a.response_id = k.id and a.question_id = c.question_id) n
        where place <= $4) f
      where bytes <= $3 order by submitted_at, "responseId"`,
    [itemId, excerpt, share, most],
  );
}

export interface TextPage {
  questionId: string;
  page: number;
  limit: number;
}

/**
 * Returns complete texts to one question, oldest first. @param released only texts that the teacher released, under ids that cannot be
 * traced
 */
export async function textsByPage(
  manager: EntityManager,
  itemId: string,
  { questionId, page, limit }: TextPage,
  released: boolean,
): Promise<{ entries: TextAnswer[]; total: number }> {
  const condition = `${ANSWERED} and a.question_id = $2 ${released ? 'and a.released' : ''}`;
  const [count] = await manager.query<[{ total: number }]>(`select count(*)::int as total from ${condition}`, [itemId, questionId]);
  const rows = await manager.query<AnswersOfQuestion<TextAnswer>[]>(
    `select a.question_id as "questionId", a.response_id as "responseId", a.text, a.released, false as cut from ${condition}
      order by r.submitted_at, r.id limit $3 offset $4`,
    [itemId, questionId, limit, (page - 1) * limit],
  );
  const entries = (released ? rows.map(withoutPerson) : rows).map(({ questionId: _questionId, ...text }) => text);
  return { entries, total: count.total };
}

function withoutPerson<T extends { questionId: string; responseId: string }>(row: T): T {
  return { ...row, responseId: v5(row.questionId, row.responseId) };
}

/**
 * The files of each question that fit into a state, released ones first and the newest of them, in the order in which they came.
 * @param questions how many share it
 */
export async function filesForTeacher(manager: EntityManager, itemId: string, questions: number): Promise<CountedAnswers<FileAnswer>[]> {
  return fittingFiles(manager, itemId, questions, '');
}

/**
 * Returns the files the teacher released, as far as they fit, without original file names and without an id that is the same for two
 * answers.
 */
export async function releasedFiles(manager: EntityManager, itemId: string, questions: number): Promise<CountedAnswers<FileAnswer>[]> {
  const files = await fittingFiles(manager, itemId, questions, 'and a.released');
  return files.map((file, index) => ({ ...withoutPerson(file), name: `${index + 1}${extname(file.name)}` }));
}

async function fittingFiles(
  manager: EntityManager,
  itemId: string,
  questions: number,
  condition: string,
): Promise<CountedAnswers<FileAnswer>[]> {
  return manager.query<CountedAnswers<FileAnswer>[]>(
    `select "questionId", "responseId", id, name, bytes, image, released, "all" from (
       select t.*, sum(octet_length(to_json(name)::text) + ${FILE_BYTES}) over (partition by "questionId" order by place) as size from (
         select a.question_id as "questionId", a.response_id as "responseId", f.id, f.name, f.bytes, f.thumbnail_key is not null as image, a.released, r.submitted_at,
                count(*) over (partition by a.question_id)::int as "all",
                row_number() over (partition by a.question_id order by a.released desc, r.submitted_at desc, r.id desc) as place
           from survey_response r join survey_answer a on a.response_id = r.id join owner_file f on f.id = a.file_id
          where r.item_id = $1 and r.submitted_at is not null ${condition}) t
        where place <= ${listed}) s
      where size <= $2 or place = 1 order by submitted_at, "responseId"`,
    [itemId, Math.floor(stateBytes / questions)],
  );
}
