import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ExportFormatsModule } from '../export-formats/export-formats.module.js';
import { ItemsModule } from '../items/items.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { ClassAccess } from './class-access.js';
import { ClassTopic } from './class-topic.js';
import { ErasePupils } from './erase-pupils.js';
import { ExportClass } from './export/export-class.js';
import { PupilContributions } from './export/pupil-contributions.js';
import { OtherClasses } from './other-classes.js';
import { ClassPdfs } from './print/class-pdfs.js';
import { pupilCodesProvider } from './pupil-codes.provider.js';
import { PupilDevices } from './pupil-devices.js';
import { PupilSignIn } from './pupil-sign-in.js';
import { PupilsController } from './pupils.controller.js';
import { SchoolClassesController } from './school-classes.controller.js';
import { CardSignIn } from './sign-in/card-sign-in.js';
import { ClassNetworks } from './sign-in/class-networks.js';
import { CodeBudgets } from './sign-in/code-budgets.js';
import { CodeLookup } from './sign-in/code-lookup.js';
import { CodeSignIn } from './sign-in/code-sign-in.js';
import { LinkSignIn } from './sign-in/link-sign-in.js';
import { SignInRefusals } from './sign-in/sign-in-refusals.js';
import { WaitingPupils } from './waiting-pupils.js';

@Module({
  imports: [AccountsModule, ExportFormatsModule, ItemsModule, PdfModule],
  controllers: [PupilsController, SchoolClassesController],
  providers: [
    CodeSignIn,
    CardSignIn,
    ClassAccess,
    ClassNetworks,
    ClassPdfs,
    ClassTopic,
    CodeBudgets,
    ErasePupils,
    ExportClass,
    CodeLookup,
    LinkSignIn,
    OtherClasses,
    PupilDevices,
    PupilSignIn,
    SignInRefusals,
    WaitingPupils,
    PupilContributions,
    pupilCodesProvider,
  ],
  exports: [ClassAccess, ErasePupils, pupilCodesProvider],
})
export class ClassesModule {}
