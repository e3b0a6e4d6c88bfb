/**
 * SQL for all bytes stored for one owner ($1) or on their way there: the only list of what counts. A new kind of stored bytes that uses an
 * owner's quota is added here.
 * - `family`: the item whose space it uses, with those that belong to it; null where it is in none
 * - `first`: once for each place in the storage, because copies share their bytes
 * An upload counts with its announced length until it is used, and its parts until they are gone. Thumbnails are not counted: each belongs
 * to something that is. Exports are not counted, either: they expire, have a limit of their own (`SERVER_LIMITS.exportJobs`), and a user
 * without remaining quota must still be able to export. Logos of partners and installed libraries belong to the installation.
 */
export const STORED_OF_OWNER = `
  select f.bytes + coalesce(p.made_bytes, 0) + coalesce(m.made_bytes, 0) as bytes, f.account_id, f.visitor_id, coalesce(i.parent_id, i.id) as family,
         row_number() over (partition by f.storage_key order by f.created_at, f.id) = 1 as first
    from owner_file f join item i on i.id = f.item_id left join h5p_package p on p.storage_key = f.storage_key
    left join recording_film m on m.storage_key = f.storage_key where i.owner_id = $1
  union all
  select bytes, account_id, null, null, row_number() over (partition by storage_key order by created_at, id) = 1
    from ai_file where account_id = $1
  union all
  select bytes, account_id, null, null, true from ai_document where account_id = $1
  union all
  select bytes, account_id, null, null, true from converter_job where account_id = $1 and storage_key is not null
  union all
  select sound_bytes, account_id, null, null, true from converter_job where account_id = $1 and sound_bytes is not null
  union all
  select bytes, account_id, null, null, true from ai_image where account_id = $1 and storage_key is not null
  union all
  select u.bytes, u.account_id, u.visitor_id, coalesce(i.parent_id, i.id), true
    from upload u join item i on i.id = u.item_id where i.owner_id = $1 and (u.finished_at is null or u.parts <> '{}')`;
