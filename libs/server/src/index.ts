export type { ResponseOwner } from './access/lent-responses.js';
export { listedItemsCondition } from './access/listed-items.js';
export { loadClassFacts } from './access/load-class-facts.js';
export {
  type ItemFactsRequest,
  loadFactsOfItem,
  loadFactsOfMany,
  loadItemFacts,
  mayContinueOnOtherDevice,
  type PresentedSecrets,
  reportable,
} from './access/load-item-facts.js';
export { loadProjectFacts } from './access/load-project-facts.js';
export { loadSchoolFacts } from './access/load-school-facts.js';
export {
  publishItemAccessChanged,
  publishItemAccessChangedFor,
} from './access/publish-item-access.js';
export { type DeviceTables, ofEveryKind } from './access/response-devices.js';
export { BatchLoader } from './batch-loader.js';
export { CommittedFacts } from './bus/committed-facts.js';
export { type BusChannel, type BusEvents, FACTS, type FactChannel, type Handlers } from './bus/events.js';
export { BusListener } from './bus/listener.js';
export { publish } from './bus/publish.js';
export { RedisListener } from './bus/redis-listener.js';
export { berlinDay, berlinMonth } from './calendar.js';
export {
  type AiEmbeddingModel,
  type AiImageModel,
  type AiModel,
  type AiModerationModel,
  type AiProvider,
  type AiSpeechModel,
  type AiTranscriptionModel,
  readAiProviders,
} from './configuration/ai-providers.js';
export { type ApiRole, type Configuration, ConfigurationError, readConfiguration } from './configuration/configuration.js';
export { isOnThisMachine } from './configuration/json-variable.js';
export type { LtiPlatform } from './configuration/lti-platforms.js';
export { type McpServer, readMcpServers } from './configuration/mcp-servers.js';
export { readSearchTools, type SearchTools } from './configuration/search-tools.js';
export type { SignOnProvider } from './configuration/sign-on-providers.js';
export { type DatabaseOptions, openDatabase, replicaSource } from './database/data-source.js';
export * from './database/entities.js';
export type { DataSubject, StoredEntity } from './database/stored.js';
export { WatchedClient } from './database/watched-client.js';
export { newId } from './ids.js';
export { CollaborationCallError, type InternalCall, isInternalCall, postToCollaboration, signInternalCall } from './internal-calls.js';
export { type Author, isSamePerson } from './journal/author.js';
export { type Compaction, compactDocument } from './journal/compact-document.js';
export { noteContentChanged } from './journal/content-changed.js';
export {
  AlreadyDone,
  DocumentJournal,
  isConstraintViolation,
  JOURNAL_SESSION,
  type JournalHolder,
  type JournalOptions,
  Unconfirmed,
} from './journal/document-journal.js';
export { endPredecessors, holdDocument, LEASE_MS, lineOfLease, type OwningServer, takeDocument } from './journal/document-owner.js';
export { isEncodable } from './journal/encodable.js';
export { appendWithin } from './journal/insert-group.js';
export { dropJournalMonths, makeJournalMonths, rowsWithoutMonth } from './journal/journal-months.js';
export { type DocumentShape, migrateLoadedDocument, migrationUpdate } from './journal/migrate-document.js';
export { loadDocument, readStoredOrReadable, repairDocument, withDocument } from './journal/readable-document.js';
export { seedDocument } from './journal/seed-document.js';
export { applyStoredDocument, hasGaps, readAuthoredDocument, readStoredDocument, type StoredDocument } from './journal/stored-document.js';
export { thinOutVersions } from './journal/thin-out-versions.js';
export { namesOfAuthors, type VersionAuthor } from './journal/version-authors.js';
export { listVersions, type StoredVersion, versionState } from './journal/versions.js';
export { type WritingTimes, writingTimes } from './journal/writing-times.js';
export { acceptedSecrets } from './keys/accepted-secrets.js';
export { keyNameIn, keyNameOf, NamedKeys, type Secrets } from './keys/named-keys.js';
export { countUnreadable, type RetiredKeys, retireOldKeys } from './keys/retire-old-keys.js';
export { FADING_UNDER_KEYS, HASHED_WITHOUT_KEYS, LTI_KEYS, LTI_SUBJECTS, STORED_UNDER_KEYS } from './keys/stored-under-keys.js';
export { createLogger, type Logger } from './logging.js';
export { recordDeletions } from './privacy/record-deletions.js';
export {
  ENTITIES,
  erasePerson,
  expiries,
  exportedRows,
  hasContentIn,
  hasLastingContent,
} from './privacy/registry.js';
export { DatabaseClock, databaseNow } from './processes/database-clock.js';
export { HEARTBEAT_MS, Heartbeat } from './processes/heartbeat.js';
export { newPupilCode, PUPIL_CODE_RANGE, PupilCodes } from './pupil-codes.js';
export { RedisConnection } from './redis/redis-connection.js';
export { leaveSchool, lockSchoolOf } from './schools/leave-school.js';
export { deriveKey, equalSecrets, hashSecret, newSecret, newShortCode, sign } from './secrets.js';
export { inJob, inSpan, serve } from './tracing/spans.js';
export { startTracing } from './tracing/start-tracing.js';
export { joinTrace, newTraceId, runInTrace, type Trace, traceHeaders } from './tracing/trace.js';
export { isOwnPage, type Transport } from './wire/own-page.js';
export { clientAddress, proxyTrust, type TrustProxy } from './wire/trusted-proxies.js';
export { ClientOwners } from './writing/client-owners.js';
export { countStructs } from './writing/count-structs.js';
export { DocumentSize } from './writing/document-size.js';
export type { Effort } from './writing/inspect-update.js';
export { OwnClients } from './writing/own-clients.js';
export { RefusalError, UnavailableError } from './writing/refusal-error.js';
export { UpdateGate } from './writing/update-gate.js';
export type { Writer } from './writing/writer.js';
export { WritingTimeBudget } from './writing/writing-time-budget.js';
