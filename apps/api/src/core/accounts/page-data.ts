import { type InitialData } from '@murmel/contracts';
import { type Configuration, Session } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { RELEASE } from '../../platform/release.js';
import type { RequestContext } from '../../platform/request-context.js';
import { appCatalogue } from './app-catalogue.js';
import { CurrentUsers } from './current-users.js';
import { incognitoNotice } from './incognito/incognito-notice.js';
import { VisitorSessions } from './visitor-sessions.js';

/** Data that the page has before its first request. Flash messages are shown once: reading deletes them. */
@Injectable()
export class PageData {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly visitors: VisitorSessions,
    private readonly users: CurrentUsers,
  ) {}

  async for(context: RequestContext): Promise<InitialData> {
    const { account, session, visitor, request, incognito } = context;
    const looks = incognito !== null;
    await this.visitors.seen(context);
    if (session && session.flash.length > 0) await this.database.manager.update(Session, { hash: session.hash }, { flash: [] });
    return {
      user: account ? await this.users.of(account, looks) : visitor ? this.users.visitor(visitor, looks) : null,
      flash: session?.flash ?? [],
      apps: appCatalogue(),
      galleryMode: new URLSearchParams(request.url.split('?')[1]).has('public_token'),
      incognito: incognito && (await incognitoNotice(this.database.manager, context, incognito)),
      registration: this.configuration.registration,
      signOn: {
        providers: this.configuration.signOnProviders.map(({ id, name }) => ({ id, name })),
        password: this.configuration.passwordSignIn,
      },
      learningPlatforms: this.configuration.ltiPlatforms.length > 0,
      legal: this.configuration.legal,
      accessibilityContact: this.configuration.accessibilityContact ?? null,
      licenceOffer: account?.type === 'User' ? this.configuration.licenceOffer : {},
      release: RELEASE,
    };
  }
}
