import 'reflect-metadata';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { makeJournalMonths } from '../journal/journal-months.js';
import * as entities from './entities.js';
import { Foundation1763700000000 } from './migrations/0001-foundation.js';
import { ShortCodeOff1763800000000 } from './migrations/0002-short-code-off.js';
import { Restorations1763900000000 } from './migrations/0003-restorations.js';
import { LiveParticipation1764000000000 } from './migrations/0004-live-participation.js';
import { TicketLooksOnly1764100000000 } from './migrations/0005-ticket-looks-only.js';
import { Boards1764200000000 } from './migrations/0006-boards.js';
import { NamesLists1764300000000 } from './migrations/0007-names-lists.js';
import { SchoolClasses1764400000000 } from './migrations/0008-school-classes.js';
import { Projects1764500000000 } from './migrations/0009-projects.js';
import { Schools1764600000000 } from './migrations/0010-schools.js';
import { DoorsOfClasses1764700000000 } from './migrations/0011-doors-of-classes.js';
import { ToldEnds1764900000000 } from './migrations/0013-told-ends.js';
import { DocumentClients1765000000000 } from './migrations/0014-document-clients.js';
import { OneTableOfFiles1765300000000 } from './migrations/0017-one-table-of-files.js';
import { SurveyTallies1765400000000 } from './migrations/0019-survey-tallies.js';
import { ItemsInItems1765500000000 } from './migrations/0020-items-in-items.js';
import { SurveyEditing1765600000000 } from './migrations/0021-survey-editing.js';
import { SurveyResults1765700000000 } from './migrations/0022-survey-results.js';
import { ReleasedWordsAndGuestsNames1765800000000 } from './migrations/0023-released-words-and-guests-names.js';
import { ClassesInTheTrash1766000000000 } from './migrations/0025-classes-in-the-trash.js';
import { NamesAskedFor1766100000000 } from './migrations/0026-names-asked-for.js';
import { AgreedTermsAndRights1766400000000 } from './migrations/0029-agreed-terms-and-rights.js';
import { GrantsByLinkAndPassword1766500000000 } from './migrations/0030-grants-by-link-and-password.js';
import { Folders1766600000000 } from './migrations/0031-folders.js';
import { Bookmarks1766700000000 } from './migrations/0032-bookmarks.js';
import { Search1766800000000 } from './migrations/0033-search.js';
import { ItemPictures1766900000000 } from './migrations/0034-item-pictures.js';
import { ItemOrigins1767000000000 } from './migrations/0035-item-origins.js';
import { LostPlaces1767100000000 } from './migrations/0036-lost-places.js';
import { Templates1767200000000 } from './migrations/0037-templates.js';
import { Gallery1767400000000 } from './migrations/0039-gallery.js';
import { BroughtIn1767800000000 } from './migrations/0043-brought-in.js';
import { Reports1767900000000 } from './migrations/0044-reports.js';
import { Collections1768000000000 } from './migrations/0045-collections.js';
import { ExportJobs1768100000000 } from './migrations/0046-export-jobs.js';
import { TagsColoursAndLibraries1768200000000 } from './migrations/0047-tags-colours-and-libraries.js';
import { Worksheets1768500000000 } from './migrations/0050-worksheets.js';
import { H5p1768600000000 } from './migrations/0051-h5p.js';
import { PartnerLogos1769000000000 } from './migrations/0053-partner-logos.js';
import { ShortLinks1769050000000 } from './migrations/0054-short-links.js';
import { Uploads1769100000000 } from './migrations/0056-uploads.js';
import { QrCodes1769200000000 } from './migrations/0057-qr-codes.js';
import { FileShares1769300000000 } from './migrations/0058-file-shares.js';
import { Recordings1769400000000 } from './migrations/0059-recordings.js';
import { Websites1769500000000 } from './migrations/0060-websites.js';
import { AiChats1769600000000 } from './migrations/0061-ai-chats.js';
import { PlacesOfDevices1769700000000 } from './migrations/0062-places-of-devices.js';
import { Assistants1769800000000 } from './migrations/0063-assistants.js';
import { AiImages1769900000000 } from './migrations/0064-ai-images.js';
import { Knowledge1770000000000 } from './migrations/0065-knowledge.js';
import { AiSteps1770100000000 } from './migrations/0066-ai-steps.js';
import { AiInProjects1770200000000 } from './migrations/0067-ai-in-projects.js';
import { AiFiles1770300000000 } from './migrations/0068-ai-files.js';
import { WhatWasSent1770400000000 } from './migrations/0069-what-was-sent.js';
import { McpSteps1770500000000 } from './migrations/0070-mcp-steps.js';
import { KnowledgeVectors1770600000000 } from './migrations/0071-knowledge-vectors.js';
import { MiniTools1770700000000 } from './migrations/0072-mini-tools.js';
import { TextSuggestions1770800000000 } from './migrations/0073-text-suggestions.js';
import { DocumentOwners1770900000000 } from './migrations/0074-document-owners.js';
import { RunningProcesses1771000000000 } from './migrations/0075-running-processes.js';
import { LanesOfQueues1771100000000 } from './migrations/0076-lanes-of-queues.js';
import { StoredBytes1771400000000 } from './migrations/0079-stored-bytes.js';
import { SolutionsPassedOn1771600000000 } from './migrations/0081-solutions-passed-on.js';
import { H5pRetries1771700000000 } from './migrations/0082-h5p-retries.js';
import { LeasesOfSearchText1771800000000 } from './migrations/0083-leases-of-search-text.js';
import { SameSigns1772000000000 } from './migrations/0085-same-signs.js';
import { LateHandIns1772100000000 } from './migrations/0086-late-hand-ins.js';
import { RecordingFilms1772200000000 } from './migrations/0087-recording-films.js';
import { PrivateCodes1772400000000 } from './migrations/0089-private-codes.js';
import { AiDayBudgets1772700000000 } from './migrations/0092-ai-day-budgets.js';
import { ShownSources1772950000000 } from './migrations/0095-shown-sources.js';
import { NegativeWords1772800000000 } from './migrations/0100-negative-words.js';
import { SuggestionsOnBoards1772810000000 } from './migrations/0101-suggestions-on-boards.js';
import { MiniToolFavourites1772820000000 } from './migrations/0102-mini-tool-favourites.js';
import { DocumentQas1774000000000 } from './migrations/0105-document-qas.js';
import { Converters1774100000000 } from './migrations/0106-converters.js';
import { PupilFeedback1774800000000 } from './migrations/0113-pupil-feedback.js';
import { HintsOnTexts1774900000000 } from './migrations/0114-hints-on-texts.js';
import { Corrections1775000000000 } from './migrations/0115-corrections.js';
import { SentForConversions1775300000000 } from './migrations/0119-sent-for-conversions.js';
import { DevicesOfPupilsTexts1775700000000 } from './migrations/0122-devices-of-pupils-texts.js';
import { PhotosOfPupilsTexts1775800000000 } from './migrations/0123-photos-of-pupils-texts.js';
import { ReturnedCorrections1785000000000 } from './migrations/0125-returned-corrections.js';
import { QuestionsToModels1785100000000 } from './migrations/0126-questions-to-models.js';
import { Timetables1776300000000 } from './migrations/0128-timetables.js';
import { PrototypeCalendars1776700000000 } from './migrations/0132-prototype-calendars.js';
import { WordsOfGaps1776800000000 } from './migrations/0133-words-of-gaps.js';
import { FirstSteps1776900000000 } from './migrations/0134-first-steps.js';
import { Incognito1777000000000 } from './migrations/0137-incognito.js';
import { AdministrationOfPeople1777100000000 } from './migrations/0140-administration-of-people.js';
import { DeletionDays1777900000000 } from './migrations/0150-deletion-days.js';
import { SignOn1778000000000 } from './migrations/0151-sign-on.js';
import { LearningPlatforms1778100000000 } from './migrations/0155-learning-platforms.js';
import { JournalByMonths1785200000000 } from './migrations/0159-journal-by-months.js';
import { RolesOfProcesses1785300000000 } from './migrations/0160-roles-of-processes.js';
import { SnakeNaming } from './naming.js';
import { refuseWrongDatabase } from './refuse-wrong-database.js';
import { StatementNames } from './statement-names.js';
import { WatchedClient } from './watched-client.js';

const migrations = [
  Foundation1763700000000,
  ShortCodeOff1763800000000,
  Restorations1763900000000,
  LiveParticipation1764000000000,
  TicketLooksOnly1764100000000,
  Boards1764200000000,
  NamesLists1764300000000,
  SchoolClasses1764400000000,
  Projects1764500000000,
  Schools1764600000000,
  DoorsOfClasses1764700000000,
  ToldEnds1764900000000,
  DocumentClients1765000000000,
  OneTableOfFiles1765300000000,
  SurveyTallies1765400000000,
  ItemsInItems1765500000000,
  SurveyEditing1765600000000,
  SurveyResults1765700000000,
  ReleasedWordsAndGuestsNames1765800000000,
  ClassesInTheTrash1766000000000,
  NamesAskedFor1766100000000,
  AgreedTermsAndRights1766400000000,
  GrantsByLinkAndPassword1766500000000,
  Folders1766600000000,
  Bookmarks1766700000000,
  Search1766800000000,
  ItemPictures1766900000000,
  ItemOrigins1767000000000,
  LostPlaces1767100000000,
  Templates1767200000000,
  Gallery1767400000000,
  BroughtIn1767800000000,
  Reports1767900000000,
  Collections1768000000000,
  ExportJobs1768100000000,
  TagsColoursAndLibraries1768200000000,
  Worksheets1768500000000,
  H5p1768600000000,
  PartnerLogos1769000000000,
  ShortLinks1769050000000,
  Uploads1769100000000,
  QrCodes1769200000000,
  FileShares1769300000000,
  Websites1769500000000,
  AiChats1769600000000,
  PlacesOfDevices1769700000000,
  Assistants1769800000000,
  AiImages1769900000000,
  Knowledge1770000000000,
  AiSteps1770100000000,
  AiInProjects1770200000000,
  AiFiles1770300000000,
  WhatWasSent1770400000000,
  McpSteps1770500000000,
  KnowledgeVectors1770600000000,
  MiniTools1770700000000,
  TextSuggestions1770800000000,
  DocumentOwners1770900000000,
  RunningProcesses1771000000000,
  LanesOfQueues1771100000000,
  StoredBytes1771400000000,
  SolutionsPassedOn1771600000000,
  H5pRetries1771700000000,
  LeasesOfSearchText1771800000000,
  SameSigns1772000000000,
  LateHandIns1772100000000,
  RecordingFilms1772200000000,
  PrivateCodes1772400000000,
  AiDayBudgets1772700000000,
  ShownSources1772950000000,
  NegativeWords1772800000000,
  SuggestionsOnBoards1772810000000,
  MiniToolFavourites1772820000000,
  DocumentQas1774000000000,
  PupilFeedback1774800000000,
  HintsOnTexts1774900000000,
  Corrections1775000000000,
  DevicesOfPupilsTexts1775700000000,
  ReturnedCorrections1785000000000,
  Timetables1776300000000,
  PhotosOfPupilsTexts1775800000000,
  PrototypeCalendars1776700000000,
  WordsOfGaps1776800000000,
  DeletionDays1777900000000,
  SignOn1778000000000,
  LearningPlatforms1778100000000,
  Incognito1777000000000,
  AdministrationOfPeople1777100000000,
  FirstSteps1776900000000,
  Converters1774100000000,
  SentForConversions1775300000000,
  QuestionsToModels1785100000000,
  Recordings1769400000000,
  JournalByMonths1785200000000,
  RolesOfProcesses1785300000000,
];

/** Time after which a connection that is not used is closed. */
const IDLE_MS = 300_000;
/** A replica that lets wait longer is not waited for: the primary has the same. */
const REPLICA_CONNECT_MS = 1000;
/** Any number, the same in all processes: the lock under which migrations run. */
const MIGRATION_LOCK = 4_771_001;

export interface DatabaseOptions {
  /** may lead through a pooler */
  url: string;
  /** leads past the pooler, for migrations; `url` by default */
  directUrl?: string;
  /** connections kept at most by this process */
  pool: number;
  /** true: what is sent again and again gets a name, so that the database plans it once for each connection */
  namedStatements?: boolean;
  /** shown in `pg_stat_activity` */
  applicationName: string;
}

/**
 * Connects and brings the schema up to date. Several processes may start at once: one migrates, the others wait.
 * @throws ConfigurationError when an address leads to a replica, to another database, or through a pooler of the wrong kind; another error
 *   when the database cannot be reached
 */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  const direct = options.directUrl ?? options.url;
  const pooled = direct !== options.url;
  const source = new DataSource({
    type: 'postgres',
    url: options.url,
    applicationName: options.applicationName,
    entities: Object.values(entities),
    migrations,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    logging: false,
    extra: {
      max: options.pool,
      connectionTimeoutMillis: 5000,
      // A new connection knows no tables and no plans yet: the first statements over it cost many times as much.
      idleTimeoutMillis: IDLE_MS,
      Client: WatchedClient,
      statementNames: options.namedStatements ? new StatementNames() : undefined,
      pastPooler: pooled ? direct : undefined,
    },
    // A lost idle connection must not end the process; the next query reports it.
    poolErrorHandler: () => undefined,
  });
  await onOneLine(direct, async (client) => {
    await refuseWrongDatabase(client, { url: options.url, pooled });
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (pooled) await migratePast(direct);
    await source.initialize();
    if (!pooled) await source.runMigrations({ transaction: 'each' });
    await makeJournalMonths(source);
  });
  return source;
}

/** Describes lines to a replica, which are opened by `initialize`: a replica that is away stops no start. */
export function replicaSource(options: { url: string; pool: number; applicationName: string }): DataSource {
  return new DataSource({
    type: 'postgres',
    url: options.url,
    applicationName: options.applicationName,
    entities: Object.values(entities),
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    extra: { max: options.pool, connectionTimeoutMillis: REPLICA_CONNECT_MS, idleTimeoutMillis: IDLE_MS, Client: WatchedClient },
    poolErrorHandler: () => undefined,
  });
}

/** Migrates over lines of its own: a pooler may take the line away between two statements. */
async function migratePast(url: string): Promise<void> {
  const source = new DataSource({ type: 'postgres', url, applicationName: 'murmel-migration', migrations, extra: { max: 2 } });
  await source.initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

async function onOneLine(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'murmel-migration' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
