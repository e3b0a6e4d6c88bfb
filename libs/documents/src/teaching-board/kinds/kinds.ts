import type { CardKind } from '@murmel/contracts';
import type { CardKindDefinition } from './card-kind.js';
import { clock, type ClockContent } from './clock.js';
import { dice, type DiceContent } from './dice.js';
import { embed, type EmbedContent } from './embed.js';
import { file, type FileContent } from './file.js';
import { group, type GroupContent } from './group.js';
import { image, type ImageContent } from './image.js';
import { internalTool, type InternalToolContent } from './internal-tool.js';
import { lottery, type LotteryContent } from './lottery.js';
import { qrLink, type QrLinkContent } from './qr-link.js';
import { stoplight, type StoplightContent } from './stoplight.js';
import { stopwatch, type StopwatchContent } from './stopwatch.js';
import { text, type TextContent } from './text.js';
import { timer, type TimerContent } from './timer.js';
import { video, type VideoContent } from './video.js';
import { workMode, type WorkModeContent } from './work-mode.js';

/** What each kind of card keeps. */
export interface CardContents {
  text: TextContent;
  image: ImageContent;
  clock: ClockContent;
  timer: TimerContent;
  stopwatch: StopwatchContent;
  stoplight: StoplightContent;
  work_mode: WorkModeContent;
  dice: DiceContent;
  lottery: LotteryContent;
  group: GroupContent;
  qr_link: QrLinkContent;
  video: VideoContent;
  embed: EmbedContent;
  file: FileContent;
  internal_tool: InternalToolContent;
}

/** Every kind of card. One of the contracts that is missing here does not compile. */
export const CARD_DEFINITIONS: { readonly [K in CardKind]: CardKindDefinition<CardContents[K]> } = {
  text, image, clock, timer, stopwatch, stoplight, work_mode: workMode, dice, lottery, group, qr_link: qrLink, video, embed, file, internal_tool: internalTool,
};
