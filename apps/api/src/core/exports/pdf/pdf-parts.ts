import { LongWritingProcess, WritingProcess } from '../word/writing-host.js';
import { PaperContent } from './paper-content.js';
import { Papers } from './papers.js';
import { LongSettingProcess, SettingProcess } from './setting-host.js';
import { UserPdfsController } from './user-pdfs.controller.js';
import { UserPdfs } from './user-pdfs.js';

export const pdfControllers = [UserPdfsController];
export const pdfProviders = [LongSettingProcess, LongWritingProcess, PaperContent, Papers, SettingProcess, UserPdfs, WritingProcess];
