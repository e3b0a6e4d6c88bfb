import { ClassAccess } from './class-access.js';
import { CodeGuessing } from './code-guessing.js';
import { ErasePupils } from './erase-pupils.js';
import { ExportClass } from './export/export-class.js';
import { pupilCodesProvider } from './pupil-codes.provider.js';
import { PupilDevices } from './pupil-devices.js';
import { PupilSignIn } from './pupil-sign-in.js';
import { PupilsController } from './pupils.controller.js';
import { SchoolClassesController } from './school-classes.controller.js';
import { WaitingPupils } from './waiting-pupils.js';

export const classControllers = [PupilsController, SchoolClassesController];
export const classProviders = [ClassAccess, CodeGuessing, ErasePupils, ExportClass, PupilDevices, PupilSignIn, WaitingPupils, pupilCodesProvider];
