import { type InterfaceLanguage, personaOf, personaPrompt } from '@murmel/contracts';
import type { AiMessage, AiModel, WantedSuggestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { AiFailure } from '../ai-failure.js';
import type { ChatMessage } from '../chat-stream.js';
import { documentInstructions } from '../documents/document-prompt.js';
import { filesOfMessages } from '../files/file-entry.js';
import { FILE_INSTRUCTIONS, lettersOfFiles, type PromptFiles, promptFiles } from '../files/prompt-files.js';
import type { Passage } from '../knowledge/find-passages.js';
import { suggestionInstructions } from '../suggestions/suggestion-prompt.js';
import { toolOutputPrompt } from '../tools/tool-output-prompt.js';

/** Letters for which a model surely takes no more than one token: German words are three to four of them long. */
const LETTERS_PER_TOKEN = 2.5;
/** System prompt of every chat. Contains nothing about the caller (spec T-42). */
const BEFOREHAND = `Du hilfst an einer deutschsprachigen Schule. Antworte in der Sprache der Frage, klar und knapp, in Markdown.
Formeln schreibst du in LaTeX zwischen $-Zeichen. Sag es, wenn du etwas nicht sicher weißt, und erfinde keine Quellen.`;

/** A message with its attachments. */
export interface PromptMessage extends PromptFiles {
  role: ChatMessage['role'];
  /** question as it was typed, or the answer */
  content: string;
}

export interface RunPrompt {
  /** instructions of the product itself for the model */
  beforehand: string;
  /** teacher's instructions for this chat or for its assistant; empty for none */
  system: string;
  /** true if an assistant is asked: its instructions are then its owner's */
  isAssistants: boolean;
  messages: PromptMessage[];
  /** passages from the files of the assistant or from the document, the best first */
  passages: readonly Passage[];
}

/** Where an answer finds its passages: the files of an assistant, or a document. */
export type PassageSubject = { assistantId: string } | { documentId: string };

/** Looks into them. */
type FindPassages = (subject: PassageSubject, question: string) => Promise<Passage[]>;

/**
 * Returns the prompt for an answer: the questions and answers on the path to it, the newest ones as far as they fit.
 * @throws AiFailure where the newest question alone is too long for the model
 */
export async function buildPrompt(manager: EntityManager, messageId: string, model: AiModel, find: FindPassages): Promise<RunPrompt> {
  const rows = await manager.query<
    {
      id: string;
      role: ChatMessage['role'];
      text: string;
      persona: string | null;
      system: string;
      assistant: string | null;
      locale: InterfaceLanguage | null;
      called: string[] | null;
      wanted: WantedSuggestion | null;
      document: string | null;
      only: boolean | null;
    }[]
  >(
    `with recursive way as (
       select m.*, 0 as depth from ai_message m where m.id = (select parent_id from ai_message where id = $1)
       union all select m.*, way.depth + 1 from ai_message m join way on m.id = way.parent_id)
     select way.id, way.role, way.text, c.persona, c.system_prompt as system, c.assistant_id as assistant, a.locale, g.wanted, d.id as document, d.only_document as only,
            (select array_agg(s.subject || e'\\n' || s.result order by s.position) from ai_step s join ai_run r on r.id = s.run_id
              where r.message_id = way.id and s.called_at is not null and s.state = 'made') as called
       from way join ai_conversation c on c.id = way.conversation_id left join account a on a.id = c.account_id
       left join ai_suggestion g on g.id = c.suggestion_id left join ai_document d on d.id = c.id order by depth`,
    [messageId],
  );
  const [newest] = rows;
  if (!newest) throw new AiFailure('refused', 'no question');
  const beforehand = instructionsFor(newest);
  const system = newest.assistant === null ? newest.system : await assistantInstructions(manager, newest.assistant);
  const answer = Math.min(model.maxTokens, model.contextWindow / 2);
  let room = Math.floor((model.contextWindow - answer) * LETTERS_PER_TOKEN) - beforehand.length - system.length;
  const byMessage = await filesOfMessages(
    manager,
    rows.map(({ id }) => id),
  );
  const given = rows.map(({ id }) => promptFiles(byMessage.get(id) ?? []));
  if (byMessage.size > 0) room -= FILE_INSTRUCTIONS.length;
  if (newest.text.length + lettersOfFiles(given[0]!) > room) throw new AiFailure('contextWindow', 'the question alone');
  const subject = subjectOf(newest);
  const passages = fitting(subject ? await find(subject, lastQuestions(rows)) : [], room / 3);
  room -= lettersOf(passages);
  const sent: PromptMessage[] = [];
  for (const [place, { role, text, called }] of rows.entries()) {
    const files = given[place]!;
    // Includes the calls that the user let a model make after its answer, with their results.
    const content = [text, ...(called ?? []).map(toolOutputPrompt)].filter((part) => part !== '').join('\n\n');
    room -= content.length + lettersOfFiles(files);
    if (room < 0) break;
    // A model that was cut off before its first word said nothing.
    if (content !== '') sent.unshift({ role, content, words: files.words, pictures: model.images ? files.pictures : [] });
  }
  return { beforehand, system, isAssistants: newest.assistant !== null, messages: sent, passages };
}

interface AskedFor {
  wanted: WantedSuggestion | null;
  only: boolean | null;
  persona: string | null;
  locale: InterfaceLanguage | null;
}

function instructionsFor({ wanted, only, persona, locale }: AskedFor): string {
  if (wanted !== null) return suggestionInstructions(wanted);
  return only === null ? chatInstructions(persona, locale) : `${BEFOREHAND}\n\n${documentInstructions(only)}`;
}

function subjectOf({ assistant, document }: { assistant: string | null; document: string | null }): PassageSubject | undefined {
  if (document !== null) return { documentId: document };
  return assistant === null ? undefined : { assistantId: assistant };
}

function chatInstructions(persona: string | null, locale: InterfaceLanguage | null): string {
  const played = personaOf(persona ?? '');
  return played ? `${BEFOREHAND}\n\n${personaPrompt(played, locale ?? 'de')}` : BEFOREHAND;
}

/** Joins the last two questions: "And in one sentence?" refers to an earlier one. */
function lastQuestions(rows: readonly Pick<AiMessage, 'role' | 'text'>[]): string {
  const questions = rows.filter(({ role }) => role === 'user');
  return questions
    .slice(0, 2)
    .map(({ text }) => text)
    .join('\n');
}

/** Returns as many of the best passages as fit. */
function fitting(passages: readonly Passage[], room: number): Passage[] {
  const count = passages.findIndex((_, index) => lettersOf(passages.slice(0, index + 1)) > room);
  return passages.slice(0, count < 0 ? passages.length : count);
}

const lettersOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { fileName, text }) => sum + fileName.length + text.length, 0);

/** Returns the assistant's current instructions: every chat uses the newest ones. */
async function assistantInstructions(manager: EntityManager, itemId: string): Promise<string> {
  const [row] = await manager.query<{ title: string; description: string; instructions: string }[]>(
    'select i.title, i.description, a.instructions from assistant a join item i on i.id = a.item_id where a.item_id = $1',
    [itemId],
  );
  if (!row) throw new AiFailure('refused', 'the assistant is gone');
  return [`Du bist „${row.title}“.`, row.description, row.instructions].filter((part) => part !== '').join('\n\n');
}
