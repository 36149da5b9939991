import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { keepHere, NO_UPDATES } from './app/updates';
import './app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App updates={import.meta.env.PROD ? keepHere() : NO_UPDATES} />
  </StrictMode>,
);
