import type { AiTool } from '@murmel/contracts';
import { interpretCode } from './code/interpret-code.js';
import { generateImage } from './images/generate-image.js';
import type { ModelTool } from './model-tool.js';
import { crawlWebPage } from './pages/crawl-web-page.js';
import { searchWikipedia } from './pages/search-wikipedia.js';
import { deepResearch } from './research/deep-research.js';
import { searchImages } from './search/search-images.js';
import { searchWeb } from './search/search-web.js';
import { searchYoutube } from './search/search-youtube.js';
import { searchWolframAlpha, searchWolframAlphaSteps } from './search/wolfram-alpha.js';
import { transcribeVideo } from './transcribe-video.js';

/** Tools that only look something up or work something out. What makes things is proposed by the product's tools themselves. */
export const BUILT_IN_TOOLS = {
  async_deep_research: deepResearch,
  code_interpreter: interpretCode,
  crawl_web_page: crawlWebPage,
  generate_image: generateImage,
  search_images: searchImages,
  search_web: searchWeb,
  search_wikipedia: searchWikipedia,
  search_wolfram_alpha: searchWolframAlpha,
  search_wolfram_alpha_steps: searchWolframAlphaSteps,
  search_youtube: searchYoutube,
  transcribe_video: transcribeVideo,
} as const satisfies Partial<Record<AiTool, ModelTool>>;
