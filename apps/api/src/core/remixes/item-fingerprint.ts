import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** SQL for all fields that show that a copy has not been worked in: its words, its place in the journal, its questions, its messages. */
const OF_ONE = `select i.id, i.title, i.description, i.language, i.grade_levels, i.school_types, i.subject_types, i.tags, i.colour, i.privacy,
    (select max(seq) from document_update u where u.item_id = i.id) as seq,
    (select to_jsonb(s) from survey s where s.item_id = i.id) as survey,
    (select jsonb_agg(to_jsonb(q) order by q.id) from survey_question q where q.item_id = i.id) as questions,
    (select to_jsonb(w) from word_cloud w where w.item_id = i.id) as cloud,
    (select to_jsonb(l) - 'visits' from short_link l where l.item_id = i.id) as link,
    (select to_jsonb(q) from qr_code q where q.item_id = i.id) as code,
    (select to_jsonb(f) from file_share f where f.item_id = i.id) as share,
    (select jsonb_agg(to_jsonb(g) order by g.file_id) from shared_file g where g.item_id = i.id) as given,
    (select count(*) from owner_file f where f.item_id = i.id and f.used_by = 'answer') as handed_in,
    (select count(*) from survey_response r where r.item_id = i.id) as responses,
    (select count(*) from word_cloud_word w where w.item_id = i.id) as words,
    (select count(*) from pinboard_comment c where c.item_id = i.id) as comments,
    (select count(*) from item_member m where m.item_id = i.id) as members,
    (select count(*) from project_item p where p.item_id = i.id) as projects
  from item i where i.id = $1 or i.parent_id = $1 order by i.id`;

/** Returns the fingerprint of an item as its owner has it: it changes as soon as the item is changed or may be seen by others. */
export async function itemFingerprint(manager: EntityManager, itemId: string): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await manager.query(OF_ONE, [itemId])))
    .digest('base64url');
}
