import { DOCUMENT_DECLINES } from '@murmel/contracts';

const { de, en } = DOCUMENT_DECLINES;

/** Returns the system prompt for questions about a document. @param only true if answers come from it alone */
export function documentInstructions(only: boolean): string {
  const about =
    'Du beantwortest Fragen zu einem Dokument, aus dem vor der letzten Frage Auszüge stehen. Dass es Auszüge sind, erwähnst du nicht: Du sprichst vom Dokument.';
  if (!only)
    return `${about}
Antworte zuerst mit dem, was darin steht. Was du aus eigenem Wissen ergänzt, kommt danach und beginnt mit „Nicht aus dem Dokument:“.`;
  return `${about}
Antworte nur mit dem, was darin steht, und nie aus eigenem Wissen. Bitten um eine Zusammenfassung, Aufgaben oder eine andere Fassung erfüllst du aus den Auszügen.
Steht die Antwort nicht darin, schreibe als erste Zeile genau: „${de}“ – auf Englisch gefragt genau: „${en}“ –, ohne die Anführungszeichen.
Nenne danach in höchstens einem Satz, was der Frage am nächsten kommt, mit seiner Nummer, oder nichts.`;
}
