import { noteSeriousFailure } from './serious-failures.js';

/** Response to one call. */
export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

/** The error shape of every refusal. */
export interface Refusal {
  code: string;
  status: number;
  error: string;
  data?: Record<string, unknown>;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** send no CSRF token, or this one */
  csrf?: string | null;
  /** it is given up when there is no answer by then */
  withinMs?: number;
}

/** Answers that are files to take along. */
const FILES = /^application\/(pdf|vnd\.openxmlformats-officedocument\.wordprocessingml\.document|vnd\.murmel\+zip|zip)$/;

/** A browser at the wire: keeps cookies, sends the CSRF token that the page or an answer gave it. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  private csrf: string | undefined;

  constructor(readonly origin: string) {}

  async get<T>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.call<T>('GET', path, options);
  }

  async post<T>(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<T>> {
    return this.call<T>('POST', path, { body: body ?? {}, ...options });
  }

  async put<T>(path: string, body: unknown, options: CallOptions = {}): Promise<Answer<T>> {
    return this.call<T>('PUT', path, { body, ...options });
  }

  async patch<T>(path: string, body: unknown = {}, options: CallOptions = {}): Promise<Answer<T>> {
    return this.call<T>('PATCH', path, { body, ...options });
  }

  async delete<T>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.call<T>('DELETE', path, options);
  }

  /** @param path below the origin; calls start with `/api` */
  async call<T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const token = options.csrf === undefined ? await this.csrfToken(method) : options.csrf;
    const raw = options.body instanceof FormData || options.body instanceof Uint8Array;
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      ...(options.withinMs === undefined ? {} : { signal: AbortSignal.timeout(options.withinMs) }),
      headers: {
        ...(options.body === undefined || raw ? {} : { 'content-type': 'application/json' }),
        ...this.cookieHeader(),
        ...(token ? { 'x-csrf-token': token } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: raw ? (options.body as BodyInit) : JSON.stringify(options.body) }),
    });
    if (response.status >= 500) noteSeriousFailure(`${method} ${path} answered ${response.status}`);
    this.keep(response);
    if (FILES.test(response.headers.get('content-type') ?? ''))
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) as T, headers: response.headers };
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('application/json') && text !== '';
    return { status: response.status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers };
  }

  /** Cookies and token as headers, for a client that sends by itself. */
  identity(): Record<string, string> {
    return { ...this.cookieHeader(), ...(this.csrf ? { 'x-csrf-token': this.csrf } : {}) };
  }

  private cookieHeader(): Record<string, string> {
    return this.cookies.size > 0 ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  }

  private keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      const ended = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
      if (ended || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.csrf = response.headers.get('x-csrf-token') ?? this.csrf;
  }

  /** A refused mutation answers with the token that belongs to these cookies. */
  private async csrfToken(method: string): Promise<string | undefined> {
    if (method === 'GET' || this.csrf) return this.csrf;
    await this.call('POST', '/api/error_reports', { csrf: null, body: { message: 'token', path: '/' } });
    return this.csrf;
  }

  /** Takes on a signed-in session or visitor made in the database. */
  with(cookie: string, value: string): this {
    this.cookies.set(cookie, value);
    this.csrf = undefined;
    return this;
  }
}
