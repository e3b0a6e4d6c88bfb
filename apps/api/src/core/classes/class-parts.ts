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

export const classControllers = [PupilsController, SchoolClassesController];
const doorProviders = [BareDoor, CardDoor, ClassNetworks, CodeBudgets, Findings, LinkDoor, Refusals];
export const classProviders = [
  ClassAccess,
  ClassPdfs,
  ClassTopic,
  ErasePupils,
  ExportClass,
  OtherClasses,
  PupilDevices,
  PupilSignIn,
  WaitingPupils,
  WrittenByPupils,
  pupilCodesProvider,
  ...doorProviders,
];
