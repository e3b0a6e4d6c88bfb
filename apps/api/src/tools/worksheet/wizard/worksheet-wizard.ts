import {
  CHAT_MESSAGE,
  fitsAsBasis,
  type Item as ItemAnswerContract,
  type Json,
  TOOLS,
  taskFaults,
  WIZARD_LIMITS,
  type WizardSheet,
  type WizardTask,
  type WizardTaskKind,
} from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AiFailure } from '../../../core/ai/ai-failure.js';
import type { OfferedModel } from '../../../core/ai/ai-providers.js';
import { DayBudgets } from '../../../core/ai/budgets/day-budgets.js';
import { giveBack } from '../../../core/ai/budgets/give-back.js';
import { callingPerson } from '../../../core/ai/chats/person-rows.js';
import { rosterOf } from '../../../core/ai/chats/roster.js';
import { inTurn } from '../../../core/ai/runs/begin-run.js';
import { StructuredAnswers, type StructuredQuestion } from '../../../core/ai/structured/structured-answers.js';
import { createItem } from '../../../core/items/create-item.js';
import { ItemAnswer } from '../../../core/items/item-answer.js';
import { apiError } from '../../../platform/api-error.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';
import { worksheetCopying } from '../copy-worksheet.js';
import { worksheetContent } from '../worksheet-content.js';
import { wizardBlocks } from './wizard-blocks.js';
import { marked, tasksInstructions, tasksShape, textInstructions, textShape, type WizardFocus, wizardTaskOf } from './wizard-prompt.js';

const { withinSeconds, answerTokens, text: TEXT } = WIZARD_LIMITS;
/** Requests for tasks that keep to the rules. */
const TRIES = 2;

interface Asked extends WizardFocus {
  model?: string | undefined;
}

/** A wish for one of the proposals; without a text the model writes one, from the material where there is some. */
interface WizardWish {
  topic: string;
  text?: string | undefined;
  material?: string | undefined;
  kinds: WizardTaskKind[];
  place: number;
}

/** Makes worksheets in three steps with a model. It stores nothing but the sheet that the teacher has seen. */
@Injectable()
export class WorksheetWizard {
  constructor(
    private readonly database: DataSource,
    private readonly models: StructuredAnswers,
    private readonly budgets: DayBudgets,
    private readonly items: ItemAnswer,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Returns a proposal whose tasks keep to the rules; tasks that do not after a second try are left out.
   * @throws AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN, LIMIT_REACHED and AI_DAY_LIMIT_REACHED with the number, WIZARD_TEXT, NO_PROPOSALS
   */
  async propose(context: RequestContext, { topic, text, material, kinds, place, ...focus }: Asked & WizardWish): Promise<WizardSheet> {
    if (text !== undefined) refuseText(text);
    return this.asking(context, focus, async (ask) => {
      const written = text === undefined ? await this.written(ask, { topic, material }, focus, place) : { title: topic, basis: text };
      const tasks = await this.made(ask, written.basis, focus, [...new Set(kinds)]);
      if (tasks.length === 0) throw apiError('NO_PROPOSALS');
      return { title: written.title, text: written.basis, tasks };
    });
  }

  /** Makes one task anew. @throws what `propose` throws */
  async renew(
    context: RequestContext,
    { text, kind, before, ...focus }: Asked & { text: string; kind: WizardTaskKind; before: WizardTask },
  ): Promise<WizardTask> {
    refuseText(text);
    return this.asking(context, focus, async (ask) => {
      const [task] = await this.made(ask, text, focus, [kind], before);
      if (!task) throw apiError('NO_PROPOSALS');
      return task;
    });
  }

  /** Makes the worksheet. @throws WIZARD_TEXT, WIZARD_TASK for what breaks a rule, LIMIT_REACHED */
  async create(context: RequestContext, { language, ...sheet }: WizardSheet & { language: ItemAnswerContract['language'] }) {
    refuseText(sheet.text);
    if (sheet.tasks.length === 0) throw apiError('WIZARD_TASK', { place: 0, faults: ['empty'] });
    for (const [place, task] of sheet.tasks.entries()) {
      const faults = taskFaults(task);
      if (faults.length > 0) throw apiError('WIZARD_TASK', { place, faults });
    }
    const owner = accountOf(context);
    const data = worksheetContent(wizardBlocks(sheet, language), owner.id);
    const content = Object.fromEntries(Object.entries(data).map(([table, parts]) => [table, [...parts] as unknown as Json]));
    return this.idempotency.once(context, { language, ...sheet }, async (manager) => {
      const { id } = await createItem(manager, owner, TOOLS.worksheet.kind, { language }, sheet.title);
      await worksheetCopying.put(manager, { from: id, to: id, by: owner.id, files: new Map(), children: new Map() }, content);
      return this.items.one(context, id, manager);
    });
  }

  /** Counts one question of the day and the month, and does what asks a model. Without a proposal it costs nothing. */
  private async asking<T>(context: RequestContext, { model }: Asked, work: (ask: Ask) => Promise<T>): Promise<T> {
    const account = accountOf(context);
    const offered = this.models.forTeachers(model);
    const counted = await this.database.transaction(async (manager) => {
      await inTurn(manager, callingPerson(context));
      return this.budgets.countForTeacher(manager, account, CHAT_MESSAGE);
    });
    const roster = await rosterOf(this.database.manager, account.id);
    const asked = { kind: 'worksheet', accountId: account.id } as const;
    const signal = AbortSignal.timeout(withinSeconds * 1000);
    try {
      return await work((question) => this.answered(offered, { ...question, asked, roster, maxTokens: answerTokens, signal }));
    } catch (error) {
      await this.database.transaction((manager) => giveBack(manager, [{ personId: account.id, counted }]));
      throw error;
    }
  }

  private async answered<T>(offered: OfferedModel, question: StructuredQuestion<T>): Promise<T> {
    try {
      return (await this.models.ask(offered, question)).value;
    } catch (error) {
      if (error instanceof AiFailure || question.signal.aborted) throw apiError('NO_PROPOSALS');
      throw error;
    }
  }

  private async written(ask: Ask, { topic, material }: Pick<WizardWish, 'topic' | 'material'>, focus: WizardFocus, place: number) {
    const question = {
      instructions: textInstructions(focus, place, material !== undefined),
      material: [marked(topic), ...(material === undefined ? [] : [marked(material)])].join('\n\n'),
      ...{ name: 'text', shape: textShape },
    };
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const text = await ask(question);
      if (fitsAsBasis(text.basis)) return text;
    }
    throw apiError('NO_PROPOSALS');
  }

  private async made(ask: Ask, text: string, focus: WizardFocus, kinds: readonly WizardTaskKind[], before?: WizardTask) {
    const made = new Map<WizardTaskKind, WizardTask>();
    for (let attempt = 1; attempt <= TRIES && made.size < kinds.length; attempt += 1) {
      const left = kinds.filter((kind) => !made.has(kind));
      const told = await ask({
        instructions: tasksInstructions(focus, left, before),
        material: before ? `${marked(text)}\n\n${marked(JSON.stringify(before))}` : marked(text),
        name: 'tasks',
        shape: tasksShape(left),
      });
      for (const kind of left) {
        const task = wizardTaskOf(kind, told[kind]);
        if (taskFaults(task).length === 0) made.set(kind, task);
      }
    }
    return kinds.flatMap((kind) => made.get(kind) ?? []);
  }
}

type Ask = <T>(question: Pick<StructuredQuestion<T>, 'instructions' | 'material' | 'name' | 'shape'>) => Promise<T>;

/** @throws WIZARD_TEXT with the numbers */
function refuseText(text: string): void {
  if (!fitsAsBasis(text)) throw apiError('WIZARD_TEXT', { min: TEXT.min, max: TEXT.max });
}
