import type { CardKind } from '@murmel/contracts';
import type { CardKindDefinition } from './card-kind.js';
import { type ClockContent, clock } from './clock.js';
import { type DiceContent, dice } from './dice.js';
import { type EmbedContent, embed } from './embed.js';
import { type FileContent, file } from './file.js';
import { type GroupContent, group } from './group.js';
import { type ImageContent, image } from './image.js';
import { type InternalToolContent, internalTool } from './internal-tool.js';
import { type LotteryContent, lottery } from './lottery.js';
import { type QrLinkContent, qrLink } from './qr-link.js';
import { type StoplightContent, stoplight } from './stoplight.js';
import { type StopwatchContent, stopwatch } from './stopwatch.js';
import { type TextContent, text } from './text.js';
import { type TimerContent, timer } from './timer.js';
import { type VideoContent, video } from './video.js';
import { type WorkModeContent, workMode } from './work-mode.js';

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
  text,
  image,
  clock,
  timer,
  stopwatch,
  stoplight,
  work_mode: workMode,
  dice,
  lottery,
  group,
  qr_link: qrLink,
  video,
  embed,
  file,
  internal_tool: internalTool,
};
