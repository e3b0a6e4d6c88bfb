import { AiController } from './ai.controller.js';
import { AiProviders } from './ai-providers.js';
import { ChatsTopic } from './chats/chats-topic.js';
import { ConversationsController } from './chats/conversations.controller.js';
import { Conversations } from './chats/conversations.js';
import { MessagesController } from './chats/messages.controller.js';
import { Messages } from './chats/messages.js';
import { ChatFilesController } from './files/chat-files.controller.js';
import { ChatFiles } from './files/chat-files.js';
import { ImageMaker } from './images/image-maker.js';
import { ImagesController } from './images/images.controller.js';
import { Images } from './images/images.js';
import { ImagesTopic } from './images/images-topic.js';
import { knowledgeProviders } from './knowledge/knowledge-parts.js';
import { MiniToolCatalogueController } from './mini-tools/mini-tool-catalogue.controller.js';
import { MiniToolRequestsController } from './mini-tools/mini-tool-requests.controller.js';
import { MiniToolRequests } from './mini-tools/mini-tool-requests.js';
import { ModelChoice } from './model-choice.js';
import { AiInProjectsController } from './projects/ai-in-projects.controller.js';
import { AiInProjects } from './projects/ai-in-projects.js';
import { AiRuns } from './runs/ai-runs.js';
import { LostRuns } from './runs/lost-runs.js';
import { PieceStore } from './runs/piece-store.js';
import { RequestsController } from './runs/requests/requests.controller.js';
import { SentRequests } from './runs/requests/sent-requests.js';
import { RightsOfRuns } from './runs/rights-of-runs.js';
import { RunMaker } from './runs/run-maker.js';
import { RunTopic } from './runs/run-topic.js';
import { RunsController } from './runs/runs.controller.js';
import { SpeechController } from './speech/speech.controller.js';
import { Speech } from './speech/speech.js';
import { Suggestions } from './suggestions/suggestions.js';
import { AiTools } from './tools/ai-tools.js';
import { CodeProcess } from './tools/code/code-process.js';
import { McpCalls } from './tools/mcp/mcp-calls.js';
import { McpServers } from './tools/mcp/mcp-servers.js';
import { Proposals } from './tools/proposals.js';
import { StepsController } from './tools/steps.controller.js';

export const aiControllers = [
  AiController,
  ConversationsController,
  MessagesController,
  RunsController,
  RequestsController,
  SpeechController,
  StepsController,
  ChatFilesController,
  MiniToolCatalogueController,
  MiniToolRequestsController,
  AiInProjectsController,
  ImagesController,
];
export const aiProviders = [
  AiProviders,
  ModelChoice,
  Conversations,
  Messages,
  MiniToolRequests,
  AiRuns,
  PieceStore,
  AiTools,
  Proposals,
  McpServers,
  McpCalls,
  CodeProcess,
  RunMaker,
  LostRuns,
  RightsOfRuns,
  SentRequests,
  Speech,
  RunTopic,
  ChatsTopic,
  AiInProjects,
  Suggestions,
  ...knowledgeProviders,
  ChatFiles,
  Images,
  ImageMaker,
  ImagesTopic,
];
