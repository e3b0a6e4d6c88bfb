import { setImmediate as others } from 'node:timers/promises';
import type { ChatMessage } from '../chat-stream.js';
import { FILE_INSTRUCTIONS, type FileText, questionWithFiles, type StoredPicture } from '../files/prompt-files.js';
import type { Passage } from '../knowledge/find-passages.js';
import { type SourcesFor, withPassages } from '../knowledge/prompt-passages.js';
import type { RunPrompt } from './build-prompt.js';
import type { PlaceholderNames } from './placeholder-names.js';

/** Characters of a file that are processed in one go: other requests wait for no more than that. */
const AT_ONCE = 8000;

/** A message as it leaves, but for the bytes of its pictures. */
interface PseudonymizedMessage extends Pick<ChatMessage, 'role' | 'content'> {
  pictures: readonly StoredPicture[];
}

/** Content sent to a provider. */
interface PseudonymizedPrompt {
  instructions?: string;
  messages: readonly PseudonymizedMessage[];
}

/**
 * Returns the content that is sent. Nothing that identifies a person goes to a provider (spec T-41): names, addresses and numbers become
 * placeholders, the same ones everywhere. This includes files and their passages, but not what images show. The product's own text
 * stays unchanged: the role of a persona is no secret.
 * @param names known to the caller; also found where nothing else tells that they are names
 * @param sources what the reader gets of the passages
 */
export async function pseudonymizePrompt(
  { beforehand, system, messages, passages }: RunPrompt,
  names: PlaceholderNames,
  sources: SourcesFor,
): Promise<PseudonymizedPrompt> {
  const ofFile = async ({ name, text }: FileText): Promise<FileText> => {
    const parts: string[] = [];
    for (const part of partsOf(text)) {
      parts.push(names.replaced(part));
      await others();
    }
    return { name: names.replaced(name), text: parts.join('') };
  };
  const nameless: PseudonymizedMessage[] = [];
  for (const { role, content, words, pictures } of messages) {
    const material: FileText[] = [];
    for (const file of words) material.push(await ofFile(file));
    nameless.push({ role, content: questionWithFiles(names.replaced(content), material), pictures });
    // Long chats take some milliseconds per message: other requests run in between.
    await others();
  }
  const told = names.replaced(system);
  const material: Passage[] = [];
  for (const { fileName, page, text } of passages) {
    material.push({ fileName: names.replaced(fileName), page, text: names.replaced(text) });
    await others();
  }
  const given = messages.some(({ words, pictures }) => words.length + pictures.length > 0) ? FILE_INSTRUCTIONS : '';
  const instructions = [beforehand, told, given, names.originals.size > 0 ? KEEP : ''].filter((part) => part !== '').join('\n\n');
  return withPassages({ instructions, messages: nameless }, material, sources);
}

/** Cut between paragraphs, else between words, so that no name is. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const part = text.slice(from, from + AT_ONCE);
    const end =
      from + AT_ONCE >= text.length
        ? part.length
        : Math.max(part.lastIndexOf('\n\n'), part.lastIndexOf(' ', AT_ONCE - 1), 0) || part.length;
    parts.push(part.slice(0, end));
    from += end;
  }
  return parts;
}

const KEEP = 'Wörter in eckigen Klammern wie [Person 1] stehen für etwas, das du nicht wissen sollst. Übernimm sie unverändert.';
