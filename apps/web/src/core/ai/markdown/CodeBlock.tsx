import { CopyButton } from '../../../ui/forms/CopyButton';
import classes from './markdown.module.css';

export interface CodeTexts {
  /** label for code without a named language */
  code: string;
  copy: string;
  copied: string;
}

/** Lines of a program, to be copied as they are. */
export function CodeBlock({ code, language, texts }: { code: string; language: string | undefined; texts: CodeTexts }) {
  const name = language ?? texts.code;
  return (
    <figure className={classes.code}>
      <figcaption>
        <span>{name}</span>
        <CopyButton text={code} label={texts.copy} copiedLabel={texts.copied} />
      </figcaption>
      <pre tabIndex={0} aria-label={name}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
