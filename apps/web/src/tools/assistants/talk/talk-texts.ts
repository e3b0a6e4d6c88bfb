import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles, type Texts } from '../../../platform/i18n/texts';

// No first page knows even their names.
addTextFiles(
  import.meta.glob<Texts>(
    ['/src/core/ai/{chat,chat/files,chat/steps,markdown}/{de,en}.json', '/src/tools/assistants/{talk,errors}/{de,en}.json'],
    {
      import: 'default',
    },
  ),
);
await prefetchTexts(['ai/chat', 'ai/markdown', 'platform/errors/accounts', 'tools/assistants/talk', 'tools/assistants/errors']);
