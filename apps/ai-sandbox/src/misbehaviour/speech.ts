import { sendJson } from '../protocol/answers.js';
import type { Behaviour } from '../protocol/request.js';
import { melodyOf } from '../sounds/melody.js';

/** Recordings and sound of which tests know the words, and wrong ones, by the name of the model. */
export const SPEECH: Readonly<Record<string, Behaviour>> = {
  hears: (response) => sendJson(response, { text: ' Zähle bis 3 ' }),
  'hears-nothing': (response) => sendJson(response, { text: ' ' }),
  'hears-noise': (response) => sendJson(response, { error: { message: 'The audio file could not be decoded' } }, 400),
  speaks: (response) => response.writeHead(200, { 'content-type': 'audio/wav' }).end(melodyOf('', '')),
  'speaks-html': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Anmeldung</html>'),
};
