import { SERVER_LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { PassageKey } from './vectors/fuse-rankings.js';

const { words: WORDS, compared, passages: TOLD } = SERVER_LIMITS.knowledge;
/** Among so many it is looked how near the words stand to one another: that reads each of them. */
const CANDIDATES = TOLD * 5;
/** Stems of a very long question of which it is looked how common they are. */
const ASKED = 200;

/** Passage found in a file of an assistant, or in a document. */
export interface Passage {
  fileName: string;
  page: number | null;
  text: string;
}

type FoundPassage = Passage & PassageKey;

/** SQL for a passage with the name of its file, and the joins from `knowledge_passage p` to that name. */
const FOUND = 'coalesce(f.name, d.name) as "fileName", p.page, p.text, p.file_id as "fileId", p.position';
const NAMED = 'left join owner_file f on f.id = p.file_id left join ai_document d on d.id = p.file_id';

/**
 * Returns the passages that match a question, best first: any of its words counts, rare ones more than frequent ones. Of equal passages,
 * the one with the words closer together comes first.
 * @param subjectId an item, in all of its files, or a document
 */
export async function findPassages(manager: EntityManager, subjectId: string, question: string, limit = TOLD): Promise<FoundPassage[]> {
  const words = await questionStems(manager, subjectId, question);
  if (words.length === 0) return [];
  return manager.query<FoundPassage[]>(
    `with asked as (select * from unnest($2::text[], $3::float8[]) as a (stem, weight)),
          best as (
            select s.file_id, place, sum(a.weight) as weight
              from asked a join knowledge_file k on $1 in (k.item_id, k.document_id) and k.state = 'succeeded'
              join knowledge_stem s on s.file_id = k.file_id and s.stem = a.stem cross join unnest(s.positions) as place
             group by s.file_id, place order by weight desc, s.file_id, place limit $5)
     select ${FOUND}
       from best b join knowledge_passage p on p.file_id = b.file_id and p.position = b.place ${NAMED}
      order by round(b.weight::numeric, 3) desc, ts_rank_cd(to_tsvector('german', p.text), $4::tsquery) desc, b.file_id, b.place limit $6`,
    [subjectId, words.map(({ stem }) => stem), words.map(({ weight }) => weight), anyOf(words), Math.max(limit, CANDIDATES), limit],
  );
}

/** Returns the passages at the given positions, in their order. */
export async function passagesAt(manager: EntityManager, places: readonly PassageKey[]): Promise<FoundPassage[]> {
  return manager.query<FoundPassage[]>(
    `select ${FOUND}
       from unnest($1::uuid[], $2::int[]) with ordinality as c (file_id, position, rank)
       join knowledge_passage p on p.file_id = c.file_id and p.position = c.position ${NAMED} order by c.rank`,
    [places.map(({ fileId }) => fileId), places.map(({ position }) => position)],
  );
}

/** Returns the first passages of a document in its own order, up to a number. */
export async function firstPassages(manager: EntityManager, documentId: string, limit: number): Promise<Passage[]> {
  return manager.query<FoundPassage[]>(
    `select ${FOUND} from knowledge_passage p ${NAMED} where p.file_id = $1 order by p.position limit $2`,
    [documentId, limit],
  );
}

interface QuestionStem {
  stem: string;
  weight: number;
}

/**
 * Returns the stems of a question's words with their weights, the rarest first. Stems that occur in too many passages to compare them all
 * quickly are left out as soon as there are others.
 */
async function questionStems(manager: EntityManager, subjectId: string, question: string): Promise<QuestionStem[]> {
  const rows = await manager.query<{ stem: string; n: number; of: number }[]>(
    `with files as (select file_id, passages from knowledge_file where $1 in (item_id, document_id) and state = 'succeeded'),
          asked as (select unnest(tsvector_to_array(to_tsvector('german', $2))) as stem limit $3)
     select s.stem, sum(s.passages)::int as n, (select sum(passages)::int from files) as of
       from asked a join knowledge_stem s on s.stem = a.stem join files f on f.file_id = s.file_id
      group by s.stem order by n, s.stem limit $4`,
    [subjectId, question, ASKED, WORDS],
  );
  let left: number = compared;
  const words: QuestionStem[] = [];
  for (const { stem, n, of } of rows) {
    if (words.length > 0 && n > left) break;
    left -= n;
    words.push({ stem, weight: Math.log(1 + (of - n + 0.5) / (n + 0.5)) });
  }
  return words;
}

/** Builds a `tsquery` that matches any of the stems, also those that are no words of the language. */
function anyOf(words: readonly QuestionStem[]): string {
  return words.map(({ stem }) => `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ');
}
