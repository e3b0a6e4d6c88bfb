/** Tools a model may be allowed to use besides talking (spec ASS-05). Stored with assistants, so names never change. */
export const AI_TOOLS = [
  'async_deep_research',
  'code_interpreter',
  'crawl_web_page',
  'generate_image',
  'generate_pinboard',
  'generate_quiz',
  'generate_text_document',
  'generate_web_page',
  'search_images',
  'search_knowledge_base',
  'search_web',
  'search_wikipedia',
  'search_wolfram_alpha',
  'search_wolfram_alpha_steps',
  'search_youtube',
  'transcribe_video',
] as const;
/** Tools that create something out of a whole answer, without another request to a model. */
export const AI_TOOLS_OF_ANSWERS = ['generate_text_document'] as const satisfies readonly (typeof AI_TOOLS)[number][];

export type AiTool = (typeof AI_TOOLS)[number];
