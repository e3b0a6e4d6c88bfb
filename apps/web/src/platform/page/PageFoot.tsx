import { LanguageLinks } from './LanguageLinks';
import { LegalLinks } from './LegalLinks';
import classes from './PageFoot.module.css';
import { StatementLinks } from './StatementLinks';

/** Small footer, for pupils and guests and where there is little room: languages, the operator's pages, the product's statements. */
export function PageFoot() {
  return (
    <div className={classes.foot}>
      <LanguageLinks />
      <LegalLinks />
      <StatementLinks />
    </div>
  );
}
