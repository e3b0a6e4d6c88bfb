import { FileDigests } from './file-digests.js';
import { KnowledgeRunner } from './knowledge-runner.js';
import { KnowledgeSearch } from './knowledge-search.js';
import { KnowledgeReading } from './reading/knowledge-reading.js';
import { VectorRunner } from './vectors/vector-runner.js';
import { VectorSearch } from './vectors/vector-search.js';

export const knowledgeProviders = [FileDigests, KnowledgeReading, KnowledgeRunner, KnowledgeSearch, VectorRunner, VectorSearch];
