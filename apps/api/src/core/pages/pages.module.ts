import { Module } from '@nestjs/common';
import { INITIAL_DATA } from '../../platform/page/initial-data-source.js';
import { InitialPage } from '../../platform/page/initial-page.js';
import { PAGE_DESCRIPTION } from '../../platform/page/page-description.js';
import { SERVER_RENDERED_PAGES } from '../../platform/page/server-rendered-pages.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PageData } from '../accounts/page-data.js';
import { MetadataModule } from '../metadata/metadata.module.js';
import { OpenPageDescription } from '../metadata/open-page-description.js';
import { SharingModule } from '../sharing/sharing.module.js';
import { ShortCodesModule } from '../short-codes/short-codes.module.js';
import { ItemPagePasswords } from './item-page-passwords.js';
import { ServerRenderedItemPages } from './server-rendered-item-pages.js';
import { ShortLinkController } from './short-link.controller.js';

@Module({
  imports: [AccountsModule, MetadataModule, SharingModule, ShortCodesModule],
  controllers: [ShortLinkController],
  providers: [
    ItemPagePasswords,
    ServerRenderedItemPages,
    InitialPage,
    { provide: INITIAL_DATA, useExisting: PageData },
    { provide: PAGE_DESCRIPTION, useExisting: OpenPageDescription },
    { provide: SERVER_RENDERED_PAGES, useExisting: ServerRenderedItemPages },
  ],
})
export class PagesModule {}
