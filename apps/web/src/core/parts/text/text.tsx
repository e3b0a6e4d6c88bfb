import type { PartOf } from '@murmel/documents';
import { IconTypography } from '@tabler/icons-react';
import type { PartScreen } from '../part-screen';
import { editText } from './editing';
import { TextBar } from './TextBar';
import { TextFace, TextReading } from './TextFace';

export const textScreen: PartScreen<PartOf<'text'>> = {
  icon: IconTypography,
  Face: TextFace,
  Reading: TextReading,
  Bar: TextBar,
  edit: editText,
};
