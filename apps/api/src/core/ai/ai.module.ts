import { Module } from '@nestjs/common';
import { ExtractionModule } from '../extraction/extraction.module.js';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { FilesModule } from '../files/files.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { ProjectAccessModule } from '../project-access/project-access.module.js';
import { WebRequestsModule } from '../web-requests/web-requests.module.js';
import { AiController } from './ai.controller.js';
import { AiProviders } from './ai-providers.js';
import { DayBudgets } from './budgets/day-budgets.js';
import { ChatsTopic } from './chats/chats-topic.js';
import { ConversationsController } from './chats/conversations.controller.js';
import { Conversations } from './chats/conversations.js';
import { MessagesController } from './chats/messages.controller.js';
import { Messages } from './chats/messages.js';
import { ConverterFiles } from './converters/converter-files.js';
import { ConverterRunner } from './converters/converter-runner.js';
import { ConvertersController } from './converters/converters.controller.js';
import { Converters } from './converters/converters.js';
import { Films } from './converters/films.js';
import { LinkedText } from './converters/linked-text.js';
import { MaterialText } from './converters/material-text.js';
import { ResultSound } from './converters/result-sound.js';
import { ResultText } from './converters/result-text.js';
import { DocumentQasController } from './documents/document-qas.controller.js';
import { DocumentQas } from './documents/document-qas.js';
import { ChatFilesController } from './files/chat-files.controller.js';
import { ChatFiles } from './files/chat-files.js';
import { ImageGenerator } from './images/image-generator.js';
import { ImagesController } from './images/images.controller.js';
import { Images } from './images/images.js';
import { ImagesTopic } from './images/images-topic.js';
import { FileDigests } from './knowledge/file-digests.js';
import { KnowledgeRunner } from './knowledge/knowledge-runner.js';
import { KnowledgeSearch } from './knowledge/knowledge-search.js';
import { VectorRunner } from './knowledge/vectors/vector-runner.js';
import { VectorSearch } from './knowledge/vectors/vector-search.js';
import { MiniToolCatalogueController } from './mini-tools/mini-tool-catalogue.controller.js';
import { MiniToolFavourites } from './mini-tools/mini-tool-favourites.js';
import { MiniToolRequestsController } from './mini-tools/mini-tool-requests.controller.js';
import { MiniToolRequests } from './mini-tools/mini-tool-requests.js';
import { ModelChoice } from './model-choice.js';
import { Moderation } from './moderation/moderation.js';
import { AiInProjectsController } from './projects/ai-in-projects.controller.js';
import { AiInProjects } from './projects/ai-in-projects.js';
import { AiRuns } from './runs/ai-runs.js';
import { LostRuns } from './runs/lost-runs.js';
import { RequestsController } from './runs/requests/requests.controller.js';
import { SentRequests } from './runs/requests/sent-requests.js';
import { RunAccess } from './runs/run-access.js';
import { RunExecutor } from './runs/run-executor.js';
import { RunTopic } from './runs/run-topic.js';
import { RunsController } from './runs/runs.controller.js';
import { TextFragmentStore } from './runs/text-fragment-store.js';
import { SpeechController } from './speech/speech.controller.js';
import { Speech } from './speech/speech.js';
import { StructuredAnswers } from './structured/structured-answers.js';
import { SuggestionsController } from './suggestions/suggestions.controller.js';
import { Suggestions } from './suggestions/suggestions.js';
import { AiTools } from './tools/ai-tools.js';
import { CodeProcess } from './tools/code/code-process.js';
import { ConfirmedCalls } from './tools/confirmed-calls.js';
import { ProposedImages } from './tools/images/proposed-images.js';
import { McpCalls } from './tools/mcp/mcp-calls.js';
import { McpServers } from './tools/mcp/mcp-servers.js';
import { ConfirmedFetches } from './tools/pages/confirmed-fetches.js';
import { Proposals } from './tools/proposals.js';
import { StepsController } from './tools/steps.controller.js';

@Module({
  imports: [ExtractionModule, FileStorageModule, FilesModule, ImportsModule, ProjectAccessModule, WebRequestsModule],
  controllers: [
    AiController,
    AiInProjectsController,
    ChatFilesController,
    ConversationsController,
    ConvertersController,
    DocumentQasController,
    ImagesController,
    MessagesController,
    MiniToolCatalogueController,
    MiniToolRequestsController,
    RequestsController,
    RunsController,
    SpeechController,
    StepsController,
    SuggestionsController,
  ],
  providers: [
    AiInProjects,
    AiProviders,
    AiRuns,
    AiTools,
    ChatFiles,
    ChatsTopic,
    CodeProcess,
    ConfirmedCalls,
    ConfirmedFetches,
    Conversations,
    DayBudgets,
    ConverterFiles,
    ConverterRunner,
    Converters,
    DocumentQas,
    FileDigests,
    Films,
    ImageGenerator,
    Images,
    ImagesTopic,
    KnowledgeRunner,
    KnowledgeSearch,
    LinkedText,
    LostRuns,
    McpCalls,
    McpServers,
    MaterialText,
    Messages,
    MiniToolFavourites,
    MiniToolRequests,
    Moderation,
    ModelChoice,
    TextFragmentStore,
    ProposedImages,
    Proposals,
    ResultSound,
    ResultText,
    RunAccess,
    RunExecutor,
    RunTopic,
    SentRequests,
    Speech,
    StructuredAnswers,
    Suggestions,
    VectorRunner,
    VectorSearch,
  ],
  exports: [
    ...[ChatFiles, Conversations, Converters, DayBudgets, DocumentQas, FileDigests, Images, MiniToolRequests, Moderation, RunExecutor],
    ...[SentRequests, StructuredAnswers, Suggestions],
  ],
})
export class AiModule {}
