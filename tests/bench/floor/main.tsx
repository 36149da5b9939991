/** The least that is possible with these libraries: a page that only shows how many keys were pressed. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

function Pressed() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const press = () => setCount(before => before + 1);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <h1>{`${count} keys`}</h1>;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <Routes>
          <Route path="*" element={<Pressed />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
