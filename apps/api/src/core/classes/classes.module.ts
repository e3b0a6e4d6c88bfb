import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ExportFormatsModule } from '../export-formats/export-formats.module.js';
import { ItemsModule } from '../items/items.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { ClassAccess } from './class-access.js';
import { ClassTopic } from './class-topic.js';
import { BareDoor } from './doors/bare-door.js';
import { CardDoor } from './doors/card-door.js';
import { ClassNetworks } from './doors/class-networks.js';
import { CodeBudgets } from './doors/code-budgets.js';
import { Findings } from './doors/findings.js';
import { LinkDoor } from './doors/link-door.js';
import { Refusals } from './doors/refusals.js';
import { ErasePupils } from './erase-pupils.js';
import { ExportClass } from './export/export-class.js';
import { WrittenByPupils } from './export/written-by-pupils.js';
import { OtherClasses } from './other-classes.js';
import { ClassPdfs } from './print/class-pdfs.js';
import { pupilCodesProvider } from './pupil-codes.provider.js';
import { PupilDevices } from './pupil-devices.js';
import { PupilSignIn } from './pupil-sign-in.js';
import { PupilsController } from './pupils.controller.js';
import { SchoolClassesController } from './school-classes.controller.js';
import { WaitingPupils } from './waiting-pupils.js';

@Module({
  imports: [AccountsModule, ExportFormatsModule, ItemsModule, PdfModule],
  controllers: [PupilsController, SchoolClassesController],
  providers: [
    BareDoor,
    CardDoor,
    ClassAccess,
    ClassNetworks,
    ClassPdfs,
    ClassTopic,
    CodeBudgets,
    ErasePupils,
    ExportClass,
    Findings,
    LinkDoor,
    OtherClasses,
    PupilDevices,
    PupilSignIn,
    Refusals,
    WaitingPupils,
    WrittenByPupils,
    pupilCodesProvider,
  ],
  exports: [ClassAccess, ErasePupils, pupilCodesProvider],
})
export class ClassesModule {}
