import { IconTypography } from '@tabler/icons-react';
import type { CardScreen } from '../../card-screen';
import { editText } from './editing';
import { TextBar } from './TextBar';
import { TextFace, TextReading } from './TextFace';

export const textScreen: CardScreen<'text'> = { icon: IconTypography, Face: TextFace, Reading: TextReading, Bar: TextBar, edit: editText };
