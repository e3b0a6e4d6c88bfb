import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OwnSurveyResponse } from '@murmel/contracts';
import { type Item, SurveyAnswer, SurveyResponse, WordCloudWord } from '@murmel/server';
import { until } from '../../collab/support/until.js';
import { Pinner } from '../../faults/support/pinner.js';
import { check, Typist } from '../../faults/support/typist.js';
import type { Cluster } from './cluster.js';
import { Items, storedCards, storedText } from './items.js';
import { PupilBrowser } from './pupil-browser.js';
import { Watcher } from './watcher.js';

const [TYPISTS, PINNERS, WRITERS] = [5, 2, 2];
/** Enough for a card every two seconds as long as all days take. */
const LISTS = Array.from({ length: 8 }, (_, index) => `Liste000000${index}`);
const TYPE_MS = 600;
const PIN_MS = 2000;
const WORD_MS = 2000;
const RESPONSE_MS = 3000;
/** Guests who answer a survey one after the other. */
const RESPONDENTS = 150;

export interface Damage {
  lost: string[];
  doubled: string[];
}

/** Ten pupils at four things at the same time: what they were told to be stored has to be there, once. */
export class SimulatedClass {
  private words: string[] = [];
  private responses = new Map<string, number>();
  private writing = true;
  private working: Promise<unknown>[] = [];

  private constructor(
    private readonly cluster: Cluster,
    readonly document: Item,
    private readonly board: Item,
    private readonly cloud: Item,
    private readonly survey: { item: Item; questionId: string },
    readonly browsers: readonly PupilBrowser[],
    readonly typists: readonly Typist[],
    private readonly pinners: readonly Pinner[],
    private readonly watchers: readonly Watcher[],
    private readonly respondents: readonly PupilBrowser[],
    private readonly label: string,
  ) {}

  /** @param label part of all that this class writes */
  static async open(cluster: Cluster, label: string): Promise<SimulatedClass> {
    const items = new Items(cluster, await cluster.people.account());
    const [document, board, cloud, survey] = [
      await items.document(),
      await items.pinboard(LISTS),
      await items.cloud(),
      await items.survey(),
    ];
    const guests = (count: number) => Promise.all(Array.from({ length: count }, () => PupilBrowser.guest(cluster)));
    const [typing, pinning, writing, [watching], respondents] = [
      await guests(TYPISTS),
      await guests(PINNERS),
      await guests(WRITERS),
      await guests(1),
      await guests(RESPONDENTS),
    ];
    const typists = typing.map((desk, index) => new Typist(desk, document, desk.visitorId, `${label}${index}`));
    const pinners = pinning.map((desk, index) => new Pinner(desk, board, desk.visitorId, `${label}${index}`, ...LISTS));
    const watchers = [new Watcher(watching!.browser, cloud.id)];
    const browsers = [...typing, ...pinning, ...writing];
    return new SimulatedClass(cluster, document, board, cloud, survey, browsers, typists, pinners, watchers, respondents, label);
  }

  get ready(): boolean {
    return this.typists.every(({ saved }) => saved) && this.pinners.every(({ ready }) => ready);
  }

  begin(): void {
    this.typists.forEach((typist) => typist.type(TYPE_MS));
    this.pinners.forEach((pinner) => pinner.pin(PIN_MS));
    this.working = [...this.browsers.slice(-WRITERS).map((browser, index) => this.addWords(browser, index)), this.answer()];
  }

  /** @returns whether each was told anew since this was called that something is stored, and the wall shows what was stored then */
  progress(): () => boolean {
    const count = (): number[] => [
      ...this.typists.map(({ acknowledged }) => acknowledged.length),
      ...this.pinners.map(({ acknowledged }) => acknowledged.length),
      this.words.length,
      this.responses.size,
    ];
    const [before, shown] = [count(), this.words.length];
    return () => count().every((now, index) => now > before[index]!) && this.watchers.every(({ total }) => total > shown);
  }

  /** Names those who still wait, for a message. */
  get standing(): string {
    return JSON.stringify({
      typists: this.typists.filter(({ saved }) => !saved).map(({ standing }) => standing),
      pinners: this.pinners.map(({ ready, allAnswered }) => [ready, allAnswered]),
      words: this.words.length,
      responses: this.responses.size,
      watchers: this.watchers.map(({ total }) => total),
      refused: this.refused.slice(-5),
    });
  }

  get refused(): string[] {
    return [...this.browsers, ...this.respondents].flatMap(({ refused }) => refused);
  }

  /** Compares what was acknowledged until now with the database. */
  async damage(): Promise<Damage> {
    const typed = this.typists.flatMap(({ acknowledged }) => acknowledged);
    const pinned = this.pinners.flatMap(({ acknowledged }) => acknowledged);
    const [words, responses] = [[...this.words], new Map(this.responses)];
    const text = check(typed, await storedText(this.cluster, this.document));
    const cards = compare(pinned, await storedCards(this.cluster, this.board));
    const { manager } = this.cluster.database;
    const stored = await manager.findBy(WordCloudWord, { itemId: this.cloud.id });
    const cloud = compare(
      words,
      stored.map((word) => word.text),
    );
    const kept = await manager.findBy(SurveyResponse, { itemId: this.survey.item.id });
    const answers = await manager.findBy(SurveyAnswer, { questionId: this.survey.questionId });
    const numbers = new Map(answers.map(({ responseId, number }) => [responseId, number]));
    const survey = compare(
      [...responses].map(([visitor, number]) => `${visitor} ${number}`),
      kept.map(({ id, visitorId }) => `${visitorId} ${numbers.get(id)}`),
    );
    const all = [text, cards, cloud, survey];
    return { lost: all.flatMap(({ lost }) => lost), doubled: all.flatMap(({ doubled }) => doubled) };
  }

  /** Lets each finish and waits until all have the same. @returns what is on their screens and in the database */
  async end(withinMs: number): Promise<void> {
    this.typists.forEach((typist) => typist.stop());
    this.pinners.forEach((pinner) => pinner.stop());
    this.writing = false;
    const { standing } = this;
    await until(
      () => this.typists.every(({ saved }) => saved),
      () => `everybody has saved: ${standing}`,
      withinMs,
    );
    await until(() => this.pinners.every(({ allAnswered }) => allAnswered), 'every card was answered', withinMs);
    await Promise.all(this.working);
    const text = await storedText(this.cluster, this.document);
    await until(() => this.typists.every(({ content }) => content === text), 'all see what the database has', withinMs);
    await until(() => this.watchers.every(({ total }) => total === this.words.length), 'the wall shows every word', withinMs);
  }

  close(): void {
    this.writing = false;
    [...this.browsers, ...this.respondents].forEach((browser) => browser.close());
    [...this.typists, ...this.pinners].forEach((one) => one.closeTab());
    this.watchers.forEach((watcher) => watcher.close());
  }

  private async addWords(browser: PupilBrowser, index: number): Promise<void> {
    const path = `/api/word_clouds/word_clouds/${this.cloud.id}/add_word`;
    for (let count = 0; this.writing; count += 1) {
      const word = `${this.label} ${index} ${count}`;
      if (await browser.call('PUT', path, word, { body: { words: word } })) this.words.push(word);
      await wait(WORD_MS);
    }
  }

  private async answer(): Promise<void> {
    const path = `/api/surveys/surveys/${this.survey.item.id}/responses`;
    for (const browser of this.respondents) {
      if (!this.writing) return;
      const number = randomInt(1, 6);
      const body = { answers: [{ questionId: this.survey.questionId, number }] };
      if (await browser.call<OwnSurveyResponse>('POST', path, 'response', { body })) this.responses.set(browser.visitorId, number);
      await wait(RESPONSE_MS);
    }
  }
}

function compare(told: readonly string[], stored: readonly string[]): Damage {
  const there = new Set(stored);
  return { lost: told.filter((one) => !there.has(one)), doubled: stored.filter((one, index) => stored.indexOf(one) !== index) };
}
