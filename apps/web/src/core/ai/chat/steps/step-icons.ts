import type { AiStepTool } from '@murmel/contracts';
import {
  IconBrandWikipedia,
  IconBrandYoutube,
  IconCalculator,
  IconCode,
  IconFileText,
  IconLayoutBoard,
  IconListCheck,
  IconPhoto,
  IconPhotoSearch,
  IconPlugConnected,
  IconTelescope,
  IconTool,
  IconWorld,
  IconWorldSearch,
  IconWorldWww,
} from '@tabler/icons-react';
import type { Icon } from '../../../../ui/icon';

const ICONS: Partial<Record<AiStepTool, Icon>> = {
  async_deep_research: IconTelescope,
  code_interpreter: IconCode,
  crawl_web_page: IconWorld,
  search_web: IconWorldSearch,
  search_wikipedia: IconBrandWikipedia,
  search_wolfram_alpha: IconCalculator,
  search_wolfram_alpha_steps: IconCalculator,
  search_youtube: IconBrandYoutube,
  mcp: IconPlugConnected,
  generate_image: IconPhoto,
  search_images: IconPhotoSearch,
  generate_text_document: IconFileText,
  generate_pinboard: IconLayoutBoard,
  generate_quiz: IconListCheck,
  generate_web_page: IconWorldWww,
};

export const stepIcon = (tool: AiStepTool): Icon => ICONS[tool] ?? IconTool;
