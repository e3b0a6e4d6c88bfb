import type { APIRequestContext, BrowserContext } from '@playwright/test';

export interface SharedDocument {
  id: string;
  shortLink: string;
  secretLink: string;
  publicLink: string;
}

const tokens = new WeakMap<APIRequestContext, string>();

/** One call with the cookies of a browser, for what a spec needs but does not test. @throws Error with the answer of a refusal */
export function call<T>(context: BrowserContext, method: string, path: string, data?: unknown): Promise<T> {
  return fetched(context, method, path, data === undefined ? {} : { data });
}

/** Sends a file into an item. @returns its id */
export async function sendFile(context: BrowserContext, itemId: string, name: string, buffer: Buffer): Promise<string> {
  const file = { name, mimeType: 'application/octet-stream', buffer };
  return (await fetched<{ id: string }>(context, 'POST', `/owner_files?itemId=${itemId}`, { multipart: { file } })).id;
}

type Body = Pick<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'data' | 'multipart'>;

async function fetched<T>({ request }: BrowserContext, method: string, path: string, body: Body): Promise<T> {
  const send = () =>
    request.fetch(`/api${path}`, {
      method,
      headers: { 'x-csrf-token': tokens.get(request) ?? '' },
      ...body,
    });
  let answer = await send();
  const token = answer.headers()['x-csrf-token'];
  if (token) tokens.set(request, token);
  if (answer.status() === 403 && token) answer = await send();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** A new text document of the teacher who is signed in. @returns its id */
export async function newDocument(context: BrowserContext, title = 'Wald und Wiese'): Promise<string> {
  const { id } = await call<{ id: string }>(context, 'POST', '/text_editor/documents', { title });
  return id;
}

/** Creates a document that all with the link may open, by default to write in it. */
export async function sharedDocument(
  context: BrowserContext,
  title = 'Wald und Wiese',
  permission: 'read' | 'write' | 'invisible' = 'write',
): Promise<SharedDocument> {
  const id = await newDocument(context, title);
  return {
    id,
    ...(await share(context, id, { privacy: 'secret', visitorPermission: `visitor_permissions_${permission}`, shortCode: true })),
  };
}

/** Changes how a document is shared, as the dialog does. */
export function share(context: BrowserContext, id: string, change: Record<string, unknown>): Promise<Omit<SharedDocument, 'id'>> {
  return call(context, 'PUT', `/items/${id}/share`, change);
}
