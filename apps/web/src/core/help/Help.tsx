import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPage } from '../../platform/page/lazy-page';
import { ArticlePage } from './ArticlePage';
import { CategoryPage } from './CategoryPage';
import { HelpPage } from './HelpPage';
import { useHelp, useLanguageInAddress } from './use-help';

/** Looks into all steps of all articles, which nothing else needs. */
const HelpSearchPage = lazyPage(() => import('./HelpSearchPage'), ['help']);

/** Asks the server for the models, which nothing else of the help does. */
const ModelCardsPage = lazyPage(() => import('./model-cards/ModelCardsPage'), ['help', 'help/model-cards']);

const PAGES = { search: HelpSearchPage, categories: CategoryPage, articles: ArticlePage, model_cards: ModelCardsPage } as const;

/** The page of the help that an address names: `/help`, or `/{language}/help` and what stands below it. */
export default function Help() {
  const [, , help, part] = useLocation().pathname.split('/');
  useLanguageInAddress();
  if (!help) return <HelpEntrance />;
  const Page = PAGES[part as keyof typeof PAGES] ?? HelpPage;
  return <Page />;
}

/** `/help` is the help in the language on the screen. */
function HelpEntrance() {
  const { home } = useHelp();
  const navigate = useNavigate();
  useEffect(() => void navigate(home, { replace: true }), [home, navigate]);
  return null;
}
