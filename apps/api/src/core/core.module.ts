import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { DRAWN_PAGES } from '../platform/page/drawn-pages.js';
import { INITIAL_DATA } from '../platform/page/initial-data-source.js';
import { InitialPage } from '../platform/page/initial-page.js';
import { PAGE_DESCRIPTION } from '../platform/page/page-description.js';
import { accountControllers, accountProviders } from './accounts/account-parts.js';
import { PageData } from './accounts/page-data.js';
import { aiControllers, aiProviders } from './ai/ai-parts.js';
import { answerProviders } from './answers/answer-parts.js';
import { boardProviders } from './boards/board-parts.js';
import { bookmarkControllers } from './bookmarks/bookmark-parts.js';
import { classControllers, classProviders } from './classes/class-parts.js';
import { collectionControllers } from './collections/collection-parts.js';
import { documentControllers, documentProviders } from './documents/document-parts.js';
import { editorialProviders } from './editorial/editorial-parts.js';
import { exportControllers, exportProviders } from './exports/jobs/export-parts.js';
import { pdfControllers, pdfProviders } from './exports/pdf/pdf-parts.js';
import { fileControllers, fileProviders } from './files/file-parts.js';
import { folderControllers, folderProviders } from './folders/folder-parts.js';
import { galleryControllers, galleryProviders } from './gallery/gallery-parts.js';
import { OpenPageDescription } from './gallery/metadata/open-page-description.js';
import { h5pControllers, h5pProviders } from './h5p/h5p-parts.js';
import { importControllers, importProviders } from './imports/import-parts.js';
import { installationControllers, installationProviders } from './installation/installation-parts.js';
import { itemControllers, itemProviders } from './items/item-parts.js';
import { jobProviders } from './jobs/job-parts.js';
import { linkPreviewControllers, linkPreviewProviders } from './link-preview/link-preview-parts.js';
import { murmelControllers, murmelProviders } from './murmel/murmel-parts.js';
import { partnerControllers, partnerProviders } from './partners/partner-parts.js';
import { privacyControllers, privacyProviders } from './privacy/privacy-parts.js';
import { projectControllers, projectProviders } from './projects/project-parts.js';
import { recordingControllers, recordingProviders } from './recordings/recording-parts.js';
import { remixControllers, remixProviders } from './remixes/remix-parts.js';
import { reviewControllers, reviewProviders } from './reviews/review-parts.js';
import { schoolControllers, schoolProviders } from './schools/school-parts.js';
import { searchControllers, searchProviders } from './search/search-parts.js';
import { AccessGuard } from './sharing/access.guard.js';
import { DrawnItemPages } from './sharing/drawn-item-pages.js';
import { sharingControllers, sharingProviders } from './sharing/sharing-parts.js';
import { templateControllers, templateProviders } from './templates/template-parts.js';
import { toTeachControllers, toTeachProviders } from './to-teach/to-teach-parts.js';
import { trashControllers, trashProviders } from './trash/trash-parts.js';
import { uploadControllers, uploadProviders } from './uploads/upload-parts.js';
import { versionProviders } from './versions/version-parts.js';

const providers = [
  ...accountProviders,
  ...answerProviders,
  ...boardProviders,
  ...classProviders,
  ...documentProviders,
  ...editorialProviders,
  ...partnerProviders,
  ...exportProviders,
  ...fileProviders,
  ...galleryProviders,
  ...h5pProviders,
  ...importProviders,
  ...installationProviders,
  ...itemProviders,
  ...jobProviders,
  ...linkPreviewProviders,
  ...murmelProviders,
  ...pdfProviders,
  ...folderProviders,
  ...privacyProviders,
  ...projectProviders,
  ...recordingProviders,
  ...remixProviders,
  ...reviewProviders,
  ...schoolProviders,
  ...searchProviders,
  ...sharingProviders,
  ...templateProviders,
  ...aiProviders,
  ...toTeachProviders,
  ...trashProviders,
  ...uploadProviders,
  ...versionProviders,
  InitialPage,
];

/** Features common to all items and people, independent of tools. Imports no tool. */
@Global()
@Module({
  controllers: [
    ...accountControllers,
    ...bookmarkControllers,
    ...classControllers,
    ...collectionControllers,
    ...documentControllers,
    ...exportControllers,
    ...fileControllers,
    ...folderControllers,
    ...galleryControllers,
    ...h5pControllers,
    ...importControllers,
    ...installationControllers,
    ...itemControllers,
    ...linkPreviewControllers,
    ...murmelControllers,
    ...pdfControllers,
    ...partnerControllers,
    ...privacyControllers,
    ...projectControllers,
    ...recordingControllers,
    ...remixControllers,
    ...reviewControllers,
    ...schoolControllers,
    ...searchControllers,
    ...sharingControllers,
    ...templateControllers,
    ...aiControllers,
    ...toTeachControllers,
    ...trashControllers,
    ...uploadControllers,
  ],
  providers: [
    ...providers,
    { provide: INITIAL_DATA, useExisting: PageData },
    { provide: PAGE_DESCRIPTION, useExisting: OpenPageDescription },
    { provide: DRAWN_PAGES, useExisting: DrawnItemPages },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: providers,
})
export class CoreModule {}
