import { AccessModule } from './access/access.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AiModule } from './ai/ai.module.js';
import { AnswersModule } from './answers/answers.module.js';
import { BackofficeModule } from './backoffice/backoffice.module.js';
import { BoardsModule } from './boards/boards.module.js';
import { ClassesModule } from './classes/classes.module.js';
import { CollectionsModule } from './collections/collections.module.js';
import { DemoDataModule } from './demo-data/demo-data.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EditorialModule } from './editorial/editorial.module.js';
import { ExportFormatsModule } from './export-formats/export-formats.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { ExtractionModule } from './extraction/extraction.module.js';
import { FileStorageModule } from './file-storage/file-storage.module.js';
import { FilesModule } from './files/files.module.js';
import { FoldersModule } from './folders/folders.module.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { H5pModule } from './h5p/h5p.module.js';
import { HandshakesModule } from './handshakes/handshakes.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { InstallationModule } from './installation/installation.module.js';
import { ItemsModule } from './items/items.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { LinkPreviewModule } from './link-preview/link-preview.module.js';
import { LtiModule } from './lti/lti.module.js';
import { MetadataModule } from './metadata/metadata.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PartnersModule } from './partners/partners.module.js';
import { PdfModule } from './pdf/pdf.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProjectAccessModule } from './project-access/project-access.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { RecordingsModule } from './recordings/recordings.module.js';
import { RemixesModule } from './remixes/remixes.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SchoolsModule } from './schools/schools.module.js';
import { SearchModule } from './search/search.module.js';
import { SharingModule } from './sharing/sharing.module.js';
import { ShortCodesModule } from './short-codes/short-codes.module.js';
import { SignOnModule } from './sign-on/sign-on.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { ToTeachModule } from './to-teach/to-teach.module.js';
import { TrashModule } from './trash/trash.module.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { VersionsModule } from './versions/versions.module.js';
import { WebRequestsModule } from './web-requests/web-requests.module.js';

/** Modules that items and accounts of every tool use; none of them imports a tool. */
export const coreModules = [
  AccessModule,
  AccountsModule,
  AiModule,
  AnswersModule,
  BackofficeModule,
  BoardsModule,
  ClassesModule,
  CollectionsModule,
  DemoDataModule,
  DocumentsModule,
  EditorialModule,
  ExportFormatsModule,
  ExportsModule,
  ExtractionModule,
  FileStorageModule,
  FilesModule,
  FoldersModule,
  GalleryModule,
  H5pModule,
  HandshakesModule,
  HousekeepingModule,
  ImportsModule,
  InstallationModule,
  ItemsModule,
  LimitsModule,
  LinkPreviewModule,
  LtiModule,
  MetadataModule,
  PagesModule,
  PartnersModule,
  PdfModule,
  PrivacyModule,
  ProjectAccessModule,
  ProjectsModule,
  RecordingsModule,
  RemixesModule,
  ReviewsModule,
  SchoolsModule,
  SearchModule,
  SharingModule,
  ShortCodesModule,
  SignOnModule,
  TemplatesModule,
  ToTeachModule,
  TrashModule,
  UploadsModule,
  VersionsModule,
  WebRequestsModule,
];
