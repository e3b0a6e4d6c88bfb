import { LanguageLinks } from './LanguageLinks';
import { LegalLinks } from './LegalLinks';
import classes from './PageFoot.module.css';

/** What stands at the end of pages without a profile: the language, and what the operator has to say. Guests of an item get the language alone. */
export function PageFoot() {
  return (
    <div className={classes.foot}>
      <LanguageLinks />
      <LegalLinks />
    </div>
  );
}
